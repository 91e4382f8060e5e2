// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be put on the table, and the discard pile. What is taken in hand stays there, so that a whole position is
// entered by tapping one place after another.
Column {
    id: kinds

    required property AllYourBaseTable table

    readonly property TableRuling ruling: table.ruling
    readonly property bool puts: ruling.chosen === TableRuling.Chosen.NewCard
                                 || (ruling.chosen === TableRuling.Chosen.Card && ruling.seat >= 0)

    readonly property real tileHeight: kindTiles.count > 0 ? kindTiles.itemAt(0).height : Theme.touch

    spacing: Theme.space2

    SectionTitle {
        width: kinds.width
        visible: choices.visible
        text: qsTr("Add")
    }
    Flow {
        id: choices
        width: kinds.width
        visible: kinds.ruling.base === 0 && kinds.ruling.piece === 0
        spacing: Theme.space2

        CardButton {
            objectName: "overrule-kind-base"
            kind: "base"
            hasFigures: false
            height: kinds.tileHeight
            unit: CardTile.Medium
            label: qsTr("A new base")
            selected: kinds.ruling.chosen === TableRuling.Chosen.NewBase
            Accessible.role: Accessible.RadioButton
            onClicked: kinds.ruling.chooseNewBase()
        }
        Repeater {
            id: kindTiles
            model: kinds.table.cards

            CardButton {
                required property var model

                objectName: "overrule-kind-" + model.card
                kind: model.card
                attack: model.attack
                defense: model.defense
                unit: CardTile.Medium
                label: model.name
                selected: kinds.ruling.chosen === TableRuling.Chosen.NewCard && kinds.ruling.card === kind
                Accessible.role: Accessible.RadioButton
                onClicked: kinds.ruling.chooseNewCard(kind)
            }
        }
    }
    SectionTitle {
        width: kinds.width
        visible: pile.visible
        text: qsTr("Discard pile")
    }
    Flow {
        id: pile
        width: kinds.width
        visible: kinds.puts || cards.count > 0
        spacing: Theme.space2

        Chip {
            objectName: "overrule-to-pile"
            visible: kinds.puts
            width: Math.min(implicitWidth, pile.width)
            iconName: "trash"
            text: qsTr("To the discard pile")
            onClicked: kinds.ruling.tapDiscardPile()
        }
        Repeater {
            id: cards
            model: kinds.ruling.pile

            PieceButton {
                objectName: "overrule-pile-" + pieceId
                onClicked: kinds.ruling.tapPiece(pieceId)
            }
        }
    }
}
