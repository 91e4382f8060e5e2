// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What becomes of what is chosen on the table: other points, another player, or out of the game.
ColumnLayout {
    id: form

    required property AllYourBaseTable table

    readonly property TableRuling ruling: table.ruling
    readonly property bool isBase: ruling.chosen === TableRuling.Chosen.Base

    spacing: Theme.space3

    OverrulePoints {
        Layout.fillWidth: true
        visible: form.ruling.hasAttack || form.ruling.hasDefense
        prefix: "overrule-points"
        label: form.isBase ? qsTr("The base’s own defense") : ""
        hasAttack: form.ruling.hasAttack
        hasDefense: form.ruling.hasDefense
        attack: form.ruling.attack
        defense: form.ruling.defense
        onMoved: (attack, defense) => form.ruling.setPoints(attack, defense)
    }
    SectionTitle {
        Layout.fillWidth: true
        visible: whose.visible
        text: form.isBase ? qsTr("Owner") : qsTr("Who gets it")
    }
    SeatPicker {
        id: whose
        visible: form.isBase || form.ruling.chosen === TableRuling.Chosen.NewBase
        prefix: "overrule-give-"
        iconName: form.isBase ? "" : "plus"
        seats: form.table.overrule.seats
        value: form.isBase ? form.ruling.seat : -2
        onChosen: seat => form.ruling.tapSeat(seat)
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: cards.count > 0
        spacing: Theme.space2

        Repeater {
            id: cards
            model: form.ruling.cards

            PieceButton {
                objectName: "overrule-card-" + pieceId
                onClicked: form.ruling.choosePiece(pieceId)
            }
        }
    }
    ActButton {
        objectName: "overrule-remove"
        Layout.fillWidth: true
        visible: form.ruling.base > 0 || form.ruling.piece > 0
        iconName: "trash"
        danger: true
        text: qsTr("Remove from the game")
        onClicked: form.ruling.remove()
    }
}
