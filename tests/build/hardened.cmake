# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -D program=FILE -D readelf=READELF -D processor=NAME -P hardened.cmake: fails where the program lacks what
# `core/hardening.cmake` asks for.
execute_process(COMMAND ${readelf} --wide --file-header --program-headers --dynamic --notes ${program}
    OUTPUT_VARIABLE headers ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${readelf} --wide --dyn-syms ${program} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
set(missing "")
function(expect what text expression)
    if(NOT "${text}" MATCHES "${expression}")
        set(missing "${missing}\n${what}" PARENT_SCOPE)
    endif()
endfunction()

expect("it lies at no known address (PIE)" "${headers}" "Type: +DYN")
expect("tables are read-only after the start (RELRO)" "${headers}" "GNU_RELRO")
expect("all of them (BIND_NOW)" "${headers}" "BIND_NOW|Flags: .*NOW")
expect("nothing on the stack is run" "${headers}" "GNU_STACK[^\n]* RW ")
expect("stacks are guarded" "${symbols}" "__stack_chk_fail")
expect("copies are checked (FORTIFY)" "${symbols}" "__[a-z]+_chk[@ ]")
if(processor MATCHES "x86_64|AMD64")
    # Where a jump may land, the compiler marks it. The linker's note of that is no help: it is gone as soon as one object
    # lacks it, and those with which Debian's programs start do.
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C grep --text --only-matching --perl-regexp "\\xf3\\x0f\\x1e\\xfa" ${program}
        COMMAND wc --lines OUTPUT_VARIABLE landings)
    if(landings LESS 1000)
        string(APPEND missing "\ncontrol flow goes where it may (CET)")
    endif()
endif()
if(missing)
    message(FATAL_ERROR "${program}: not built as it should be:${missing}")
endif()
