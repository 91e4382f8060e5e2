# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)

# Only what is for tests and CI may turn warnings into errors, and all of that does.
file(READ ${presets} text)
string(JSON count LENGTH ${text} configurePresets)
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
    string(JSON name GET ${text} configurePresets ${index} name)
    string(JSON inherits ERROR_VARIABLE none GET ${text} configurePresets ${index} inherits)
    string(JSON strict ERROR_VARIABLE absent GET ${text} configurePresets ${index} cacheVariables BASEKEEPER_WARNINGS_AS_ERRORS)
    if(name STREQUAL "release")
        if(NOT absent)
            message(SEND_ERROR "the preset \"release\" makes warnings errors")
        endif()
    elseif(NOT strict STREQUAL "ON" AND (none OR inherits STREQUAL "release"))
        message(SEND_ERROR "the preset \"${name}\" lets warnings pass")
    endif()
endforeach()
