// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The kinds of card with the chosen points.
Flow {
    id: cards

    required property AllYourBaseSetup setup

    // As large as all of them fit beside each other.
    readonly property int count: 7 + (setup.baseDefense > 0 ? 1 : 0)
    readonly property int unit: Math.max(CardTile.Medium,
                                         Math.min(Theme.scaled(84), Math.floor((width + spacing) / count) - spacing))

    spacing: Theme.space2

    Repeater {
        model: 7

        CardTile {
            required property int index

            readonly property var value: cards.setup.values[index] ?? { card: "zig", name: "", attack: 0,
                                         defense: 0 }

            kind: value.card
            attack: value.attack
            defense: value.defense
            unit: cards.unit
            label: qsTr("%1: attack %2, defense %3").arg(value.name).arg(value.attack).arg(value.defense)
        }
    }
    CardTile {
        kind: "base"
        hasFigures: true
        attack: 0
        defense: cards.setup.baseDefense
        unit: cards.unit
        visible: cards.setup.baseDefense > 0
        label: qsTr("BASE: defense %1").arg(defense)
    }
}
