// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// On the box of the game: four racing ships over the zones of the track, places in parts of the picture.
Item {
    id: picture

    readonly property real unit: Math.min(width * 0.62, height)
    readonly property int lanes: 4

    Accessible.ignored: true

    // The zones, ever narrower towards the front.
    Repeater {
        model: 7

        Rectangle {
            required property int index

            readonly property real part: Math.pow(index / 7, 0.8)

            x: Math.round(picture.width * part)
            y: Math.round(picture.height * 0.12)
            width: 1
            height: Math.round(picture.height * 0.76)
            color: Theme.outline
        }
    }
    Repeater {
        model: picture.lanes + 1

        Rectangle {
            required property int index

            y: Math.round(picture.height * (0.12 + 0.76 * index / picture.lanes))
            width: picture.width
            height: index === 0 || index === picture.lanes ? Theme.edgeWidth : 1
            color: index === 0 || index === picture.lanes ? Theme.outline : Theme.hairline
        }
    }
    Repeater {
        model: [
            { shape: "circle", seat: 0, x: 0.70, lane: 1, size: 0.34 },
            { shape: "triangle", seat: 1, x: 0.42, lane: 2, size: 0.30 },
            { shape: "square", seat: 2, x: 0.56, lane: 0, size: 0.24 },
            { shape: "diamond", seat: 3, x: 0.22, lane: 3, size: 0.26 }
        ]

        Item {
            id: racer

            required property var modelData

            readonly property real size: Math.round(picture.unit * modelData.size)
            readonly property real middle: picture.height * (0.12 + 0.76 * (modelData.lane + 0.5) / picture.lanes)

            // What it leaves behind.
            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    x: ship.x - width - racer.size * 0.12 * index
                    y: Math.round(racer.middle + (index - 1) * racer.size * 0.16)
                    width: racer.size * (0.8 - 0.18 * index)
                    height: Math.max(1, Math.round(racer.size * 0.04))
                    radius: height / 2
                    color: Qt.alpha(Theme.seatColor(racer.modelData.seat), 0.55 - 0.15 * index)
                }
            }
            Icon {
                id: ship
                x: Math.round(picture.width * racer.modelData.x - racer.size / 2)
                y: Math.round(racer.middle - racer.size / 2)
                name: "ships/" + racer.modelData.shape
                size: racer.size
                color: Theme.seatColor(racer.modelData.seat)
            }
        }
    }
}
