// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Boats with animals that come across the sea and stay; where motion is not wanted they are there already.
Item {
    id: sea

    property bool quiet: false // behind words
    property var animals: ["giraffe", "lion", "elephant", "fox", "peacock", "bear"]

    // Where motion is not wanted, beside the words in the middle.
    readonly property var fleet: [
        { y: 0.03, size: 120, start: 0.12, pace: 26000 },
        { y: 0.84, size: 150, start: 0.86, pace: 34000 },
        { y: 0.08, size: 96, start: 0.82, pace: 30000 },
        { y: 0.8, size: 104, start: 0.06, pace: 28000 },
        { y: 0.9, size: 90, start: 0.26, pace: 22000 },
        { y: 0.0, size: 84, start: 0.68, pace: 20000 }
    ]

    clip: true

    Repeater {
        model: sea.fleet

        Item {
            id: boat

            required property var modelData
            required property int index
            readonly property real way: sea.width + 2 * width
            property real gone: modelData.start

            x: (gone % 1) * way - width
            y: modelData.y * sea.height
            width: modelData.size
            height: modelData.size

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: boat.height * 0.08
                name: sea.animals.length > 0 ? "animals/" + sea.animals[boat.index % sea.animals.length] : ""
                size: boat.width * 0.5
                color: sea.quiet ? Theme.pressed : Theme.textFaint
            }
            BoatHull {
                y: boat.height * 0.52
                width: boat.width
                height: boat.width * 0.32
                number: " "
                fill: sea.quiet ? Theme.surface : Theme.raised
                edge: sea.quiet ? Theme.raised : Theme.textFaint
            }
            Arrival on gone {
                start: boat.modelData.start
                pace: boat.modelData.pace
            }
        }
    }
}
