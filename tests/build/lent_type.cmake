# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -D tree=FOLDER -P lent_type.cmake: fails where a function or a signal of a screen takes or returns a type that is
# a file of ours. Qt 6.8 keeps the name of such a type only as long as the file's own object happens to be loaded, and
# reads it again when a `Behavior` needs the description of the object: the program then ended there, once in some forty
# games opened. Such a value is a `var`, or an `Item`.
include(${CMAKE_CURRENT_LIST_DIR}/screens.cmake)
set(types "")
foreach(screen ${screens})
    get_filename_component(type ${screen} NAME_WE)
    string(APPEND types "|${type}")
endforeach()
string(SUBSTRING "${types}" 1 -1 types)
set(wrong "")
foreach(screen ${screens})
    file(STRINGS ${tree}/${screen} signatures REGEX "^ *(function|signal) +[A-Za-z0-9_]+\\(")
    foreach(signature ${signatures})
        # What is to the right of the brace is the body, which may well name one.
        string(REGEX REPLACE "{.*" "" signature "${signature}")
        # A type stands after a colon, or, in the older form of a signal, before the name.
        if(signature MATCHES "[:(,] *(${types}) *([,) ]|$)")
            string(APPEND wrong "\n${screen}: ${CMAKE_MATCH_1}")
        endif()
    endforeach()
endforeach()
if(wrong)
    message(FATAL_ERROR "A signature with a type that is a file:${wrong}")
endif()
