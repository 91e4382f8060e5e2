// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A card in a diagram, or its back. What moves or arrives is edged, what is lost is struck out.
Item {
    id: card

    required property var thing

    readonly property bool back: thing.name === "card"
    readonly property bool lost: thing.change === DiagramPart.Change.Lost
    readonly property bool lit: thing.change !== DiagramPart.Change.Stays && !lost

    CardTile {
        anchors.fill: parent
        visible: !card.back
        kind: card.back ? "base" : card.thing.name
        hasFigures: false
        unit: Math.round(card.width)
        radius: Theme.radiusSmall
        chosen: card.lost
        lit: card.lit
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        visible: card.back
        radius: Theme.radiusSmall
        color: card.lost ? Theme.redGround : Theme.raised
        border.width: card.lost || card.lit ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: card.lost ? Theme.redFill : card.lit ? Theme.possible : Theme.outline

        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.max(3, Math.round(parent.width * 0.14))
            radius: 2
            color: "transparent"
            border.width: Theme.hairlineWidth
            border.color: card.lost ? Theme.redFill : Theme.outline
        }
    }
    // Not by colour alone.
    Rectangle {
        anchors.centerIn: parent
        visible: card.lost
        width: Math.hypot(card.width, card.height) - Theme.space1
        height: Theme.edgeWidth
        rotation: -Math.atan2(card.height, card.width) * 180 / Math.PI
        color: Theme.red
    }
}
