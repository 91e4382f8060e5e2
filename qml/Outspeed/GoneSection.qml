// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Where the section lay that was taken away in the turn that is told: its outline, and a cross over its zones.
Item {
    id: section

    required property int first // zone
    required property int last

    opacity: 0.7
    Accessible.ignored: true

    ZoneFloor {
        anchors.fill: parent
        broken: true
        fill: "transparent"
        edge: Theme.red
    }
    Column {
        anchors.centerIn: parent
        visible: section.width >= Theme.touch

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "close"
            size: Math.min(Theme.scaled(48), section.width * 0.6, section.height * 0.4)
            color: Theme.red
        }
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: section.first + "\u2013" + section.last
            color: Theme.red
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
        }
    }
}
