# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -D tree=FOLDER -P who_includes_whom.cmake: fails where a file includes what its folder may not know.
#   A game's folder knows no other game. What all games share knows none. A layer knows those below it alone.
# The games are the folders of the core.
set(core ${CMAKE_CURRENT_LIST_DIR}/../../core)
file(GLOB games LIST_DIRECTORIES true RELATIVE ${core} ${core}/*)
list(FILTER games EXCLUDE REGEX "\\.")
string(JOIN "|" anyGame ${games})
set(wrong "")

# check(FOLDER FORBIDDEN [FILES...]): no file of the folder, of those below it, too, includes what the expression
# matches.
function(check folder forbidden)
    file(GLOB_RECURSE files RELATIVE ${tree} ${tree}/${folder}/*.h ${tree}/${folder}/*.cpp)
    if(NOT files)
        set(wrong "${wrong}\n${folder}: there is no file in it" PARENT_SCOPE)
        return()
    endif()
    foreach(file ${files})
        # What is of a game has its own rule.
        if(file MATCHES "/(${anyGame})/" AND NOT folder MATCHES "(^|/)(${anyGame})$")
            continue()
        endif()
        file(STRINGS ${tree}/${file} includes REGEX "^ *# *include +\"(${forbidden})")
        foreach(include ${includes})
            string(APPEND wrong "\n${file}: ${include}")
        endforeach()
    endforeach()
    set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

set(ofAGame "(core|db/games|app/games)/(${anyGame})/")
check(core "db/|app/|tests/|${ofAGame}")
check(db/store "app/|tests/|${ofAGame}")
check(db/session_file "app/|tests/|${ofAGame}")
check(db/formats "app/|tests/|${ofAGame}")
foreach(subject drawings lessons session history transfer book speech safety language)
    check(app/${subject} "tests/|app/commands/|${ofAGame}")
endforeach()
check(app/commands "tests/|${ofAGame}")
foreach(game ${games})
    set(others ${games})
    list(REMOVE_ITEM others ${game})
    string(JOIN "|" anyOther ${others})
    check(core/${game} "db/|app/|tests/|core/(${anyOther})/")
    check(db/games/${game} "app/|tests/|(core|db/games)/(${anyOther})/")
    check(app/games/${game} "tests/|app/games/(games|game_parts)\\.h|(core|db/games|app/games)/(${anyOther})/")
endforeach()
if(wrong)
    message(FATAL_ERROR "These includes cross a border:${wrong}")
endif()
