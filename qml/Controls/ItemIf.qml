// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Makes its one item while `when` holds. Qt 6.4's Loader cannot make bound components; a Repeater can.
Repeater {
    property bool when: true
    readonly property Item item: count > 0 ? itemAt(0) : null

    model: when ? 1 : 0
}
