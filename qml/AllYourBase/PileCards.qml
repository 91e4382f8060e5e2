// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The cards of the discard pile that are known, when one of them is played.
Column {
    id: pile

    required property AllYourBaseTable table
    property string language: Theme.language // of whoever reads it
    property bool roomy: false // three beside each other, like a hand, as long as they are few

    readonly property bool large: roomy && table.freePlays.pileCount <= 9

    spacing: Theme.space2

    SectionTitle {
        width: parent.width
        language: pile.language
        text: InLanguage.say(pile.language, () => qsTr("In the discard pile"))
    }
    Flow {
        id: cards
        width: parent.width
        spacing: Theme.space2

        Repeater {
            model: pile.table.freePlays.pile

            PieceButton {
                objectName: "pile-" + pieceId
                unit: pile.large ? Math.floor((cards.width + cards.spacing) / 3) - cards.spacing : CardTile.Medium
                onClicked: pile.table.choosePileCard(pieceId)
            }
        }
    }
}
