// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The latest acts first.
ListView {
    id: list

    required property LogModel log

    signal actTapped(var line) // the LogActButton

    model: log
    clip: true
    // Lines beyond the edge are made by and by; Qt complains where the log is another before they are.
    cacheBuffer: 0
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    onHeightChanged: toNow.restart()

    // What was done last is what counts, after an act and after a correction alike. The view hears of it at the same
    // time as this does, so it is told once it has.
    Connections {
        target: list.log
        function onLastChanged() {
            toNow.restart()
        }
    }
    Timer {
        id: toNow
        interval: 0
        onTriggered: list.positionViewAtBeginning()
    }
    delegate: LogActButton {
        id: entry

        property bool pooled: false // kept for later, and not there for a screen reader

        visible: !pooled
        ListView.onPooled: pooled = true
        ListView.onReused: pooled = false
        width: ListView.view.width - Theme.space3
        onClicked: list.actTapped(entry)
    }
}
