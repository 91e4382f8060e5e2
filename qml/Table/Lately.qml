// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Remembers for a moment what a figure was before it changed.
Timer {
    id: lately

    property int value: 0
    property var was
    property int last: 0
    property bool settled: false

    interval: 2500
    onTriggered: was = undefined
    onValueChanged: {
        if (settled) {
            was = last
            restart()
        }
        last = value
    }
    Component.onCompleted: settled = true
}
