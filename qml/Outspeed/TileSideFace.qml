// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile, by the number of players it is for.
Rectangle {
    id: face

    property string players // such as "5–6"
    property real size: Theme.scaled(120) // it is as high as wide
    property color ink: Theme.text

    width: size
    height: size
    radius: Theme.radius
    border.width: Theme.edgeWidth

    NumberText {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Math.round(face.size * 0.1)
        text: face.players
        color: face.ink
        font.pixelSize: Math.round(face.size * 0.32)
        Accessible.ignored: true
    }
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(face.size * 0.64)
        name: "people"
        size: Math.round(face.size * 0.2)
        color: face.ink
    }
}
