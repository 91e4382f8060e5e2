# SPDX-License-Identifier: GPL-3.0-or-later

# What distributions build their programs with, so that a fault in what reads files from outside ends the program rather
# than runs what somebody wrote: guarded stacks, checked copies, no address that can be known, no table that can be
# written, control flow that only goes where the compiler let it. `tests/build/hardened.cmake` reads it from the program.
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# -fcf-protection is of x86, -mbranch-protection of ARM.
foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard)
    string(MAKE_C_IDENTIFIER "BASEKEEPER_HAS${flag}" known)
    check_cxx_compiler_flag(${flag} ${known})
    if(${known})
        add_compile_options(${flag})
    endif()
endforeach()
# It checks nothing without optimisation, and says so by a warning.
add_compile_options(-U_FORTIFY_SOURCE $<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2>)
add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)
