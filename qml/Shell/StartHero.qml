// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The fleet over the name. The words keep their height, the fleet takes what is left of it.
Item {
    id: hero

    readonly property real wordsHeight: name.implicitHeight + says.implicitHeight + Theme.space6
    readonly property real leastHeight: wordsHeight + 120

    ShipFormation {
        width: parent.width
        height: Math.min(parent.height - hero.wordsHeight, parent.width / 1.6)
        y: (parent.height - hero.wordsHeight - height) / 2
    }
    ColouredText {
        id: name
        anchors.bottom: says.top
        width: parent.width
        parts: [{ text: "BASE" }, { text: "KEEPER", color: Theme.accent }]
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.min(112, Math.max(40, width / 7.4))
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.Heading
        Accessible.name: "Basekeeper"
    }
    BodyText {
        id: says
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        width: parent.width
        text: qsTr("You play with real cards. Basekeeper keeps track and knows the rules.")
        color: Theme.textSecond
        font.pixelSize: Theme.fontStrong
        horizontalAlignment: Text.AlignHCenter

        // No star among the letters: it would be read as an accent.
        Rectangle {
            z: -1
            anchors.fill: parent
            color: Theme.ground
        }
    }
}
