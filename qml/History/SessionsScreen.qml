// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All sessions, the newest first.
FocusScope {
    id: screen

    required property AppModel app

    signal backAsked

    objectName: "sessions-screen"

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        objectName: "sessions"
        width: parent.width
        title: qsTr("Sessions")
        onBack: screen.backAsked()
    }
}
