// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Ships that race in across space, those of the winners among them in their colours, and stay; where motion is not
// wanted they are there already.
Item {
    id: space

    property bool quiet: false // behind words
    property var winners: [] // seats

    readonly property var fleet: [
        { y: 0.05, size: 74, start: 0.16, pace: 9000 },
        { y: 0.87, size: 96, start: 0.72, pace: 12000 },
        { y: 0.11, size: 58, start: 0.84, pace: 15000 },
        { y: 0.81, size: 64, start: 0.14, pace: 10000 },
        { y: 0.93, size: 52, start: 0.44, pace: 7500 },
        { y: 0.02, size: 50, start: 0.52, pace: 8000 }
    ]

    clip: true

    TrackStars {
        anchors.fill: parent
    }
    Repeater {
        model: space.fleet

        Item {
            id: ship

            required property var modelData
            required property int index
            readonly property bool won: index < space.winners.length
            readonly property int seat: won ? space.winners[index] : index
            readonly property color ink: won ? Theme.seatColor(seat) : space.quiet ? Theme.pressed : Theme.textFaint
            readonly property real way: space.width + 5 * width
            property real gone: modelData.start

            x: (gone % 1) * way - 4 * width
            y: modelData.y * (space.height - height)
            width: modelData.size
            height: modelData.size
            opacity: space.quiet ? 0.55 : 1

            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    x: -ship.width * (1.1 + 0.35 * index)
                    y: ship.height * (0.32 + 0.17 * index)
                    width: ship.width * (1.2 - 0.2 * index)
                    height: 2
                    radius: 1
                    color: Qt.alpha(ship.ink, 0.5)
                }
            }
            SeatShip {
                seat: ship.seat
                size: ship.width
                color: ship.ink
            }
            Arrival on gone {
                start: ship.modelData.start
                pace: ship.modelData.pace
            }
        }
    }
}
