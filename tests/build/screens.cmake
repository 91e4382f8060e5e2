# SPDX-License-Identifier: GPL-3.0-or-later

# For the checks that read screens: `screens` are those of the folder `tree`, as paths within it. A check of none would
# prove nothing.
file(GLOB_RECURSE screens RELATIVE ${tree} ${tree}/qml/*.qml)
if(NOT screens)
    message(FATAL_ERROR "${tree}/qml: there is no screen in it")
endif()
