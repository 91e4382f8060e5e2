// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The latest acts first.
ListView {
    id: list

    required property LogModel log

    model: log
    clip: true
    // Lines beyond the edge are made by and by; Qt complains where the log is another before they are.
    cacheBuffer: 0
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")

    // After a correction the log is another one, and what was done last is again what counts.
    Connections {
        target: list.log
        function onModelReset() {
            list.positionViewAtBeginning()
        }
    }
    delegate: LogLine {
        width: ListView.view.width - Theme.space3
    }
}
