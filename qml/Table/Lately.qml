// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// Remembers for a moment what a figure was before it changed. Switching between the present and the past is no
// change.
Timer {
    id: lately

    required property GameTable table
    property int value: 0
    property var was
    property int last: 0
    property int view: 0 // of the table when the last value came
    property bool settled: false

    interval: 2500
    onTriggered: was = undefined
    onValueChanged: {
        // A step back is no loss, and one through the past no news.
        if (settled && view === table.view && !table.canRedo && !table.readOnly) {
            was = last
            restart()
        } else {
            was = undefined
        }
        last = value
        view = table.view
    }
    Component.onCompleted: {
        view = table.view
        settled = true
    }
}
