// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The twelve animals.
Grid {
    id: animals

    required property BookModel book

    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: Math.max(2, Math.min(4, Math.floor((width + spacing) / (Theme.scaled(104) + spacing))))
    spacing: Theme.space2

    Repeater {
        model: animals.book.cards

        BookAnimalTile {
            required property string clause
            required property string title

            objectName: "book-animal-" + animal
            width: animals.cell
            text: title
            checked: animals.book.opened === clause
            onClicked: animals.book.open(clause)
        }
    }
}
