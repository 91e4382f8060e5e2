// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The sixteen cards, as tiles or as a list.
Grid {
    id: cards

    required property BookModel book
    property bool asList: false

    readonly property int tilesAcross: Math.min(4,
                                                Math.floor((width + Theme.space2) / (Theme.scaled(112) + Theme.space2)))
    readonly property bool asLines: asList || tilesAcross < 2
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: asLines ? 1 : tilesAcross
    spacing: asLines ? 0 : Theme.space2

    Repeater {
        id: repeater
        model: cards.book.cards

        BookTile {
            required property int card
            required property string clause
            required property string title

            objectName: "book-card-" + card
            width: cards.cell
            height: cards.asLines ? implicitHeight : Math.max(implicitHeight, Theme.scaled(106)) // of two lines
            number: card
            text: title
            asLine: cards.asLines
            checked: cards.book.opened === clause
            onClicked: cards.book.open(clause)
        }
    }
}
