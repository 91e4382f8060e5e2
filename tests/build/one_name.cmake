# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -D tree=FOLDER -P one_name.cmake: fails where an id and a property of one file have the same name. Which of the
# two an expression then means differs between versions of Qt: 6.4 may take the property, 6.8 the id.
#   `property alias field: field` gives the same thing out under its own name, so it does not matter.
include(${CMAKE_CURRENT_LIST_DIR}/screens.cmake)
set(wrong "")
foreach(screen ${screens})
    file(STRINGS ${tree}/${screen} ids REGEX "^ *id: *[a-z]")
    file(STRINGS ${tree}/${screen} properties REGEX "^ *((default|readonly|required) +)*property +[A-Za-z0-9.<>]+ +[a-z]|^ *required +[a-z]")
    foreach(line ${ids})
        string(REGEX REPLACE "^ *id: *([A-Za-z0-9_]+).*" "\\1" id "${line}")
        foreach(property ${properties})
            if(property MATCHES "(property +[A-Za-z0-9.<>]+|required) +${id} *(:|$|//)" AND NOT property MATCHES "alias +${id}: *${id} *$")
                string(APPEND wrong "\n${screen}: ${id}")
            endif()
        endforeach()
    endforeach()
endforeach()
if(wrong)
    message(FATAL_ERROR "An id and a property with one name:${wrong}")
endif()
