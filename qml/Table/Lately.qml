// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// Remembers for a moment what a figure was before the last act changed it; with the next act it is forgotten. Switching
// between the present and the past is no change.
Timer {
    id: lately

    required property GameTable table
    property int value: 0
    property var was
    property int last: 0
    property int view: 0 // of the table when the last value came
    property bool settled: false
    property bool byThisAct: false // the table tells of an act once all its figures have changed

    property Connections acts: Connections {
        target: lately.table
        function onAdvanced() {
            if (!lately.byThisAct)
                lately.was = undefined
            lately.byThisAct = false
        }
    }

    interval: 2500
    onTriggered: was = undefined
    onValueChanged: {
        // A step back is no loss, and one through the past no news.
        if (settled && view === table.view && !table.canRedo && !table.readOnly) {
            was = last
            byThisAct = true
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
