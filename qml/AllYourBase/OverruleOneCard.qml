// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What becomes of one card: it moves, bears other points, or leaves the game.
ColumnLayout {
    id: form

    required property AllYourBaseOverruleModel overrule
    required property var piece // { pieceId, label, card, name, attack, defense, base, place }

    signal done

    spacing: Theme.space3

    RowLayout {
        spacing: Theme.space3

        CardTile {
            id: tile
            kind: form.piece?.card ?? "zig"
            attack: form.piece?.attack ?? 0
            defense: form.piece?.defense ?? 0
            unit: CardTile.Medium
            label: form.piece?.label ?? ""
        }
        Heading {
            Layout.fillWidth: true
            level: 3
            text: form.piece ? Joined.facts([form.piece.name, form.piece.place], Theme.language) : ""
        }
        IconButton {
            objectName: "overrule-other-card"
            iconName: "back"
            label: qsTr("Another card")
            onClicked: form.done()
        }
    }
    SectionTitle {
        text: qsTr("Move it to")
    }
    OverrulePlaces {
        prefix: "overrule-move-"
        bases: form.overrule.bases
        discardPile: true
        value: form.piece?.base ?? -1
        onChosen: place => form.overrule.moveCard(form.piece.pieceId, place)
    }
    OverrulePoints {
        Layout.fillWidth: true
        prefix: "overrule-points"
        attack: form.piece?.attack ?? 0
        defense: form.piece?.defense ?? 0
        hasDefense: !tile.person
        onMoved: (attack, defense) => form.overrule.setCardPoints(form.piece.pieceId, attack, defense)
    }
    ActButton {
        objectName: "overrule-remove-card"
        Layout.fillWidth: true
        iconName: "trash"
        danger: true
        text: qsTr("Remove the card from the game")
        onClicked: form.overrule.removeCard(form.piece.pieceId)
    }
}
