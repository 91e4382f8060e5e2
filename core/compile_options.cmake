# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of the project compiles with, whether core is built alone or with all the rest.
option(BASEKEEPER_WARNINGS_AS_ERRORS "Let any warning of the compiler stop the build; for the presets of tests and CI" OFF)

add_library(basekeeper_options INTERFACE)
target_compile_options(basekeeper_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
if(BASEKEEPER_TOGETHER LESS_EQUAL 1)
    target_compile_options(basekeeper_options INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Where files are compiled together, a name of one is no shadow over the local names of another.
    target_compile_options(basekeeper_options INTERFACE -Wshadow=local)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # What g++ leaves out of -Wconversion.
    target_compile_options(basekeeper_options INTERFACE -Wno-sign-conversion)
endif()
# Never for those who only build to play: a newer compiler has opinions that nobody here has read yet.
if(BASEKEEPER_WARNINGS_AS_ERRORS)
    target_compile_options(basekeeper_options INTERFACE -Werror)
endif()
