# SPDX-License-Identifier: GPL-3.0-or-later

# Each screen by a linter of its own, as all_qmllint: Qt's target of that name gives one linter all files of a module, and
# that of Qt 6.4 then reads what it has freed and crashes, at some places in nearly every run.
add_custom_target(all_qmllint)

# lint_each(TARGET FILE ...): files of the QML module that TARGET is.
function(lint_each target)
    get_target_property(resources ${target} _qt_generated_qrc_files)
    list(TRANSFORM resources PREPEND "--resource;")
    foreach(file IN LISTS ARGN)
        set(linted ${CMAKE_CURRENT_BINARY_DIR}/${file}.linted)
        set_source_files_properties(${linted} PROPERTIES SYMBOLIC TRUE) # never made: each run asks again
        add_custom_command(OUTPUT ${linted}
            COMMAND Qt6::qmllint --bare -I ${QT_QML_OUTPUT_DIRECTORY} -I ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_QML}
                    ${resources} ${CMAKE_CURRENT_SOURCE_DIR}/${file}
            COMMENT "Linting ${file}"
            VERBATIM)
        list(APPEND all_linted ${linted})
    endforeach()
    add_custom_target(${target}_qmllint DEPENDS ${all_linted})
    add_dependencies(${target}_qmllint all_qmltyperegistrations)
    add_dependencies(all_qmllint ${target}_qmllint)
endfunction()
