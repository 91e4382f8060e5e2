// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// What the chosen cards of the twelve animals say.
Grid {
    id: grid

    required property AllAboardSetup setup
    property bool dense: false // all twelve in a line, where they have room

    readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: dense ? (width >= 12 * (Theme.scaled(40) + spacing) ? 12
                      : width >= 6 * (Theme.scaled(40) + spacing) ? 6 : 4)
             : width >= 6 * Theme.scaled(76) ? 6 : width >= 4 * Theme.scaled(76) ? 4
             : width >= 3 * Theme.scaled(76) ? 3 : 2
    spacing: dense ? Theme.space1 : Theme.space2

    Repeater {
        model: 12

        AnimalValueCard {
            required property int index

            width: grid.cardWidth
            small: grid.dense
            value: grid.setup.values[index]
            example: grid.setup.valueSetProvenance === SetSource.Example
        }
    }
}
