// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A small upright card, as a picture: a table shows a hundred of them. CardButton is the one that can be tapped.
Rectangle {
    id: card

    enum Unit { Small = 34, Medium = 58, Large = 104 }

    property string kind: "zig" // the name of a drawing in cards/
    property int attack: 0
    property int defense: 0
    property bool hasFigures: true
    property string label // what is spoken
    property int unit: CardTile.Small // its width without figures
    property bool selected: false // taken into the act being prepared
    property bool chosen: false // will be lost
    property bool dimmed: false // not a candidate
    property bool lit: false // a candidate, or just changed

    readonly property bool person: kind === "crew" || kind === "cats"
    readonly property bool isSmall: unit === CardTile.Small
    readonly property real figureHeight: hasFigures ? figures.implicitHeight : 0
    readonly property real drawing: Math.round(unit * 0.7 * (1 + (Theme.textScale - 1) / 3))

    implicitWidth: Math.ceil(Math.max(unit, figures.implicitWidth + (isSmall ? 6 : Theme.space3)))
    implicitHeight: Math.ceil(drawing + figureHeight + (isSmall ? 6 : Theme.space3))
    radius: isSmall ? Theme.radiusSmall : Theme.radius - 2
    opacity: dimmed ? 0.55 : 1
    color: chosen ? Theme.redGround : selected ? Theme.chosen : Theme.card
    border.width: chosen || selected || lit ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: chosen ? Theme.redFill : selected ? Theme.chosen : lit ? Theme.possible : Theme.cardEdge
    Accessible.role: Accessible.Graphic
    Accessible.name: label

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.hasFigures ? (card.isSmall ? 3 : Theme.space1 + 2) : (card.height - height) / 2
        name: "cards/" + card.kind
        size: card.drawing
        color: card.chosen ? Theme.red : card.selected ? Theme.chosenInk : card.person ? Theme.crew : Theme.ship
    }
    ColouredText {
        id: figures
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.isSmall ? 1 : Theme.space1
        visible: card.hasFigures
        // As on the printed card: attack on the left, defense on the right.
        parts: [{ text: card.attack, color: card.selected ? Theme.chosenInk : Theme.attack }, { text: "\u2002" },
                { text: card.defense, color: card.selected ? Theme.chosenInk : Theme.defense }]
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: card.isSmall ? Theme.fontTiny : card.unit === CardTile.Large ? Theme.fontTitle : Theme.fontBody
    }
}
