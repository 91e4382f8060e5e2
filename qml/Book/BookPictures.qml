// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The cards of a game that are told by their pictures: animals, tokens.
Grid {
    id: pictures

    required property BookModel book

    readonly property bool few: repeater.count <= 8 // there is room for their names
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: Math.max(2, Math.min(4, Math.floor((width + spacing) / (Theme.scaled(few ? 136 : 104) + spacing))))
    spacing: Theme.space2

    Repeater {
        id: repeater
        model: pictures.book.cards

        BookPictureTile {
            required property string clause
            required property string title

            objectName: "book-card-" + clause
            width: pictures.cell
            height: pictures.few ? Math.max(implicitHeight, Theme.scaled(120)) : implicitHeight
            text: title
            checked: pictures.book.opened === clause
            onClicked: pictures.book.open(clause)
        }
    }
}
