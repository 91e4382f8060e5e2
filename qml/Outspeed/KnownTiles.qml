// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The tiles that the chosen set knows, two beside each other where they can still be read.
Grid {
    id: list

    required property TileSets tileSets

    signal tileAsked(int number, string side)

    columns: width >= Theme.scaled(480) ? 2 : 1
    columnSpacing: Theme.space3
    rowSpacing: Theme.space3

    Repeater {
        model: list.tileSets.tiles

        KnownTile {
            width: Math.floor((list.width + list.columnSpacing) / list.columns) - list.columnSpacing
            onClicked: list.tileAsked(number, side)
        }
    }
}
