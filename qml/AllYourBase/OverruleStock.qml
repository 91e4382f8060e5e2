// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be put on the table, and the discard pile. What is taken in hand stays there, so that a whole position is
// entered by tapping one place after another.
Column {
    id: stock

    required property AllYourBaseTable table

    readonly property TableRuling ruling: table.ruling
    readonly property bool puts: ruling.chosen === TableRuling.Chosen.NewCard
                                 || (ruling.chosen === TableRuling.Chosen.Card && ruling.seat >= 0)

    // Four beside each other take the whole width; where that is too little for figures, as many as have room.
    readonly property real cell: Math.max(CardTile.Medium, Math.floor((width - 3 * choices.spacing) / 4))
    readonly property real tileHeight: kindTiles.count > 0 ? kindTiles.itemAt(0).height : Theme.touch

    spacing: Theme.space2

    SectionTitle {
        width: stock.width
        visible: choices.visible && stock.ruling.chosen === TableRuling.Chosen.Nothing
        text: qsTr("Or add something")
    }
    Flow {
        id: choices
        width: stock.width
        visible: stock.ruling.base === 0 && stock.ruling.piece === 0
        spacing: Theme.space2

        CardButton {
            objectName: "overrule-kind-base"
            kind: "base"
            hasFigures: false
            width: stock.cell
            height: stock.tileHeight
            unit: stock.cell
            label: qsTr("A new base")
            selected: stock.ruling.chosen === TableRuling.Chosen.NewBase
            Accessible.role: Accessible.RadioButton
            onClicked: stock.ruling.chooseNewBase()
        }
        Repeater {
            id: kindTiles
            model: stock.ruling.kinds

            CardButton {
                required property var model

                objectName: "overrule-kind-" + model.card
                kind: model.card
                attack: model.attack
                defense: model.defense
                width: Math.max(implicitWidth, stock.cell)
                unit: stock.cell
                label: model.name
                selected: stock.ruling.chosen === TableRuling.Chosen.NewCard && stock.ruling.card === kind
                Accessible.role: Accessible.RadioButton
                onClicked: stock.ruling.chooseNewCard(kind)
            }
        }
    }
    SectionTitle {
        width: stock.width
        visible: cards.count > 0
        text: qsTr("Discard pile")
    }
    Flow {
        id: pile
        width: stock.width
        visible: stock.puts || cards.count > 0
        spacing: Theme.space2

        Chip {
            objectName: "overrule-to-pile"
            visible: stock.puts
            width: Math.min(implicitWidth, pile.width)
            iconName: "trash"
            text: qsTr("To the discard pile")
            onClicked: stock.ruling.tapDiscardPile()
        }
        Repeater {
            id: cards
            model: stock.ruling.pile

            PieceButton {
                objectName: "overrule-pile-" + pieceId
                onClicked: stock.ruling.tapPiece(pieceId)
            }
        }
    }
}
