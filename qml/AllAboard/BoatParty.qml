// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A boat with too many aboard: places in parts of the boat's width, from its middle.
Item {
    id: party

    readonly property real boat: Math.min(width * 0.9, height * 1.15)
    readonly property real middle: width / 2
    readonly property real deck: height * 0.62

    Accessible.ignored: true

    Repeater {
        model: [
            { animal: "giraffe", x: 0.23, y: -0.22, size: 0.40, away: 0.25 },
            { animal: "elephant", x: -0.16, y: -0.155, size: 0.42, away: 0 },
            { animal: "monkey", x: 0.06, y: -0.10, size: 0.22, away: 0.1 },
            { animal: "lion", x: 0.33, y: -0.09, size: 0.26, away: 0 },
            { animal: "mouse", x: -0.40, y: -0.05, size: 0.12, away: 0 }
        ]

        Icon {
            required property var modelData

            x: Math.round(party.middle + modelData.x * party.boat - size / 2)
            y: Math.round(party.deck + modelData.y * party.boat - size / 2)
            name: "animals/" + modelData.animal
            size: Math.max(1, Math.round(party.boat * modelData.size))
            color: Qt.tint(Theme.ship, Qt.alpha(Theme.ground, modelData.away))
        }
    }
    Icon {
        id: hull
        x: party.middle - size / 2
        // The drawing is a square with the hull in the middle.
        y: party.deck - size * 0.36
        name: "boats/hull"
        size: party.boat
        color: Theme.card
    }
    Icon {
        x: hull.x
        y: hull.y
        name: "boats/hull-edge"
        size: hull.size
        color: Theme.text
    }
    Row {
        y: party.deck + party.boat * 0.17
        x: -party.boat * 0.07

        Repeater {
            model: Math.ceil(party.width / (party.boat * 0.16)) + 1

            Icon {
                name: "boats/wave"
                size: Math.round(party.boat * 0.16)
                color: Theme.defense
            }
        }
    }
}
