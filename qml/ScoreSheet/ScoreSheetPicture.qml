// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// A sheet of paper with columns in the colours of seats: bars that grow from line to line.
Item {
    id: picture

    readonly property real side: Math.min(width, height)

    Accessible.ignored: true

    Rectangle {
        id: paper
        anchors.centerIn: parent
        width: picture.side * 0.78
        height: picture.side * 0.86
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.edgeWidth
        border.color: Theme.outline
        rotation: -4

        Repeater {
            model: 6

            Rectangle {
                required property int index

                x: paper.width * 0.08
                y: paper.height * (0.3 + 0.11 * index)
                width: paper.width * 0.84
                height: Theme.hairlineWidth
                color: Theme.outline
            }
        }
        Repeater {
            model: [0.42, 0.6, 0.3, 0.5]

            Rectangle {
                required property int index
                required property real modelData

                x: paper.width * (0.13 + 0.2 * index)
                y: paper.height * 0.88 - height
                width: paper.width * 0.14
                height: paper.height * modelData
                radius: Theme.radius / 2
                color: Theme.seatColor(index)
                opacity: 0.9
            }
        }
    }
}
