# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -D tree=FOLDER -P plain_text.cmake: fails where a screen shows a text that is not plain by declaration. What comes
# from people and from files is never markup: it could ask for pictures from anywhere, and look like words of ours.
#   PlainText is the text that screens show, ColouredText the one that makes markup, of escaped parts. What is typed into
#   declares that it is plain. Types of Qt that guess (Label, ToolTip, dialogs) are not used.
include(${CMAKE_CURRENT_LIST_DIR}/screens.cmake)
set(wrong "")
foreach(screen ${screens})
    if(screen MATCHES "/(PlainText|ColouredText)\\.qml$")
        continue()
    endif()
    file(STRINGS ${tree}/${screen} guessing
        REGEX "^ *(property [A-Za-z.]+ [a-z][A-Za-z]*: *|[a-zA-Z.]+: *)?([A-Z]\\.)?(Text|Label|ToolTip|Dialog|MessageDialog) *{|Text\\.(Styled|Rich|Markdown|Auto)Text|(Styled|Rich|Markdown|Auto)Text *$")
    file(READ ${tree}/${screen} content)
    if(content MATCHES "(TextEdit|TextArea) *{" AND NOT content MATCHES "textFormat: TextEdit.PlainText")
        list(APPEND guessing "what is typed into does not declare that it is plain")
    endif()
    foreach(line ${guessing})
        string(APPEND wrong "\n${screen}: ${line}")
    endforeach()
endforeach()
if(wrong)
    message(FATAL_ERROR "Not plain text:${wrong}")
endif()
