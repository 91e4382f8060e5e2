// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile before it is read: its number, for how many players it is, and its lines, which are still empty.
Rectangle {
    id: face

    property int number: 0
    property string players // such as "5–6"
    property real size: Theme.scaled(120) // its height
    property color ink: Theme.text
    readonly property real head: Math.round(size * 0.62) // the part with the number

    width: Math.round(size * 1.7)
    height: size
    radius: Theme.radius
    border.width: Theme.edgeWidth

    NumberText {
        width: face.head
        y: Math.round(face.size * 0.36 - height / 2)
        text: face.number
        color: face.ink
        font.pixelSize: Math.round(face.size * 0.36)
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Row {
        x: Math.round((face.head - width) / 2)
        y: Math.round(face.size * 0.72 - height / 2)
        spacing: 3

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "people"
            size: Math.round(face.size * 0.17)
            color: face.ink
        }
        NumberText {
            anchors.verticalCenter: parent.verticalCenter
            text: face.players
            color: face.ink
            font.pixelSize: Math.round(face.size * 0.17)
            Accessible.ignored: true
        }
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index
            readonly property real gap: Math.round(face.size * 0.06)
            readonly property real line: (face.size - 4 * gap) / 3

            x: face.head
            y: gap + index * (line + gap)
            width: face.width - x - gap
            height: line
            radius: Theme.radius - 2
            color: Theme.ground
        }
    }
}
