// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The tiles that the chosen set knows, each as it is printed.
Column {
    id: list

    required property TileSets tileSets

    signal editAsked(int number, string side)

    spacing: Theme.space3

    Repeater {
        model: list.tileSets.tiles

        KnownTile {
            width: list.width
            onEditAsked: list.editAsked(number, side)
            onForgetAsked: list.tileSets.forget(number, side)
        }
    }
}
