# SPDX-License-Identifier: GPL-3.0-or-later

# The compile options of every target, whether core is built alone or with the rest.
option(BASEKEEPER_WARNINGS_AS_ERRORS "Let any warning of the compiler stop the build; for the presets of tests and CI" OFF)

add_library(basekeeper_options INTERFACE)
target_compile_options(basekeeper_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
if(BASEKEEPER_TOGETHER LESS_EQUAL 1)
    target_compile_options(basekeeper_options INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # In a unity build a local variable may shadow a name of another file, which is no fault.
    target_compile_options(basekeeper_options INTERFACE -Wshadow=local)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 and 14 take the alternatives that a moved or copied variant does not hold for uninitialised ones, each in
    # other places. Clang's analyzer looks for real ones.
    target_compile_options(basekeeper_options INTERFACE -Wno-maybe-uninitialized)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # g++ does not count sign conversions as -Wconversion; clang does.
    target_compile_options(basekeeper_options INTERFACE -Wno-sign-conversion)
endif()
# Off for users: a newer compiler may warn of things that nobody here has seen yet.
if(BASEKEEPER_WARNINGS_AS_ERRORS)
    target_compile_options(basekeeper_options INTERFACE -Werror)
endif()
