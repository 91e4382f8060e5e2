// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The cards of one side of a battle, those that do not fit as a number.
Row {
    id: battle

    property var cards: null // PieceRow
    property bool alignedRight: false
    property int unit: CardTile.Medium

    readonly property real cell: Theme.scaled(unit) + spacing
    readonly property int fitting: Math.max(1, Math.floor((width + spacing) / cell))
    readonly property int shown: repeater.count <= fitting ? repeater.count : fitting - 1

    spacing: Theme.space2
    layoutDirection: alignedRight ? Qt.RightToLeft : Qt.LeftToRight

    Repeater {
        id: repeater
        model: battle.cards

        CardTile {
            required property int index
            required property string card
            required property string spoken
            required attack
            required defense

            visible: index < battle.shown
            unit: battle.unit
            kind: card
            label: spoken
        }
    }
    NumberText {
        height: Theme.scaled(battle.unit)
        visible: repeater.count > battle.shown
        verticalAlignment: Text.AlignVCenter
        text: "+" + (repeater.count - battle.shown)
        color: Theme.textSecond
        font.pixelSize: Theme.fontTitle
    }
}
