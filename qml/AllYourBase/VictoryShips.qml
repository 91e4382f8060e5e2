// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Ships that come across the sky and stay; where motion is not wanted they are there already.
Item {
    id: sky

    // Where motion is not wanted, beside the words in the middle.
    readonly property var fleet: [
        { kind: "zero-wing", y: 0.04, size: 72, start: 0.16, pace: 13000 },
        { kind: "dreadnought", y: 0.84, size: 84, start: 0.82, pace: 21000 },
        { kind: "battlecruiser", y: 0.14, size: 56, start: 0.86, pace: 17000 },
        { kind: "destroyer", y: 0.78, size: 48, start: 0.1, pace: 15000 },
        { kind: "zig", y: 0.02, size: 36, start: 0.74, pace: 9000 },
        { kind: "zig", y: 0.9, size: 36, start: 0.24, pace: 10000 }
    ]

    property bool quiet: false // behind words

    clip: true

    Repeater {
        model: sky.fleet

        Icon {
            id: ship

            required property var modelData
            readonly property real from: -modelData.size
            readonly property real way: sky.width + 2 * modelData.size
            property real gone: modelData.start

            x: from + (gone % 1) * way
            y: modelData.y * sky.height
            rotation: 90
            name: "cards/" + modelData.kind
            size: modelData.size
            color: sky.quiet ? Theme.raised : Theme.textFaint

            Arrival on gone {
                start: ship.modelData.start
                pace: ship.modelData.pace
            }
        }
    }
}
