// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Cards of a diagram that are on no base: a hand, the deck or the discard pile, with its sign.
Rectangle {
    id: cards

    required property var place
    required property int owner

    readonly property real unit: height / place.high

    radius: Theme.radius - 2
    color: place.kind === "discard" ? Theme.surface : "transparent"
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Icon {
        id: sign
        x: Math.round(cards.unit * 0.12)
        anchors.verticalCenter: parent.verticalCenter
        name: cards.place.kind === "hand" ? "hand" : cards.place.kind === "deck" ? "deck" : "trash"
        size: Math.round(cards.unit * 0.8)
        color: Theme.textSecond
    }
    // As in a hand, each covers a part of the one before.
    Repeater {
        model: cards.place.things

        PicturedCard {
            required property var modelData
            required property int index

            thing: modelData
            x: Math.round(cards.unit * (1.1 + 0.86 * index))
            y: Math.round((cards.height - height) / 2)
            width: Math.round(cards.unit)
            height: Math.round(cards.unit * 1.25)
        }
    }
}
