// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App

// Remembers for a moment what a figure was before the last act changed it; with the next act it is forgotten. Switching
// between the present and the past is no change. While an act is prepared whose effect the table shows already, what it
// was before that stays, and what is taken back of it is no change.
Timer {
    id: lately

    required property GameTable table
    property int value: 0
    property bool prepares: false
    property bool adjusts: false // what the last act has left open is being chosen: that is no act of its own
    property bool adjusting: false // and that act has been told
    property var was
    property int last: 0
    property int present: 0 // before an act was prepared
    property int view: 0 // of the table when the last value came
    property bool settled: false
    property bool byThisAct: false // the table tells of an act once all its figures have changed

    property Connections acts: Connections {
        target: lately.table
        function onAdvanced() {
            if (!lately.byThisAct)
                lately.was = undefined
            lately.byThisAct = false
            lately.adjusting = lately.adjusts
        }
    }

    interval: 2500
    onTriggered: {
        was = undefined
        byThisAct = false
    }
    onPreparesChanged: {
        if (prepares) {
            present = last
            was = undefined
            stop()
        } else if (was !== undefined) {
            byThisAct = true // it was played
            restart()
        }
    }
    onAdjustsChanged: if (!adjusts) adjusting = false
    onValueChanged: {
        if (adjusting)
            was = was === value ? undefined : was
        else if (prepares)
            was = value === present ? undefined : present
        // A step back is no loss, and one through the past no news.
        else if (settled && view === table.view && !table.canRedo && !table.readOnly) {
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
        // What is shown for the first time was nothing else before.
        present = value
        last = value
        was = undefined
        settled = true
    }
}
