// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Our own ships, the largest in front: places in parts of the width and of the height.
Item {
    id: fleet

    readonly property real unit: Math.min(width / 1.9, height)

    Accessible.ignored: true

    Repeater {
        model: [
            { kind: "dreadnought", x: 0.50, y: 0.42, size: 0.62, away: 0 },
            { kind: "battlecruiser", x: 0.24, y: 0.58, size: 0.38, away: 0.4 },
            { kind: "battlecruiser", x: 0.76, y: 0.58, size: 0.38, away: 0.4 },
            { kind: "zig", x: 0.39, y: 0.86, size: 0.20, away: 0.6 },
            { kind: "zig", x: 0.61, y: 0.86, size: 0.20, away: 0.6 },
            { kind: "zig", x: 0.07, y: 0.80, size: 0.20, away: 0.6 },
            { kind: "zig", x: 0.93, y: 0.80, size: 0.20, away: 0.6 }
        ]

        Icon {
            required property var modelData

            x: Math.round(fleet.width / 2 + (modelData.x - 0.5) * fleet.unit * 1.9 - size / 2)
            y: Math.round(fleet.height / 2 + (modelData.y - 0.5) * fleet.unit - size / 2)
            name: "cards/" + modelData.kind
            size: Math.max(1, Math.round(fleet.unit * modelData.size))
            color: Qt.tint(Theme.ship, Qt.alpha(Theme.ground, modelData.away))
        }
    }
}
