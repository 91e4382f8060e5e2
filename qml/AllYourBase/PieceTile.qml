// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A card on a base. It takes no taps itself: the base under it finds out which card was meant.
Rectangle {
    id: piece

    required property int pieceId
    required property string card
    required property int attack
    required property int defense
    required property bool chosen
    required property bool tappable
    required property bool leaving
    required property string spoken

    readonly property int digits: String(attack).length + String(defense).length
    readonly property int figureSize: Math.min(Theme.scaled(16), Math.floor((width - 4) / (digits * 0.66 + 0.4)))
    readonly property bool hasFigures: figureSize >= 9 && height >= width + figureSize * 0.5

    signal pressed
    signal asked

    objectName: "piece-" + pieceId
    radius: Theme.radiusSmall
    color: chosen ? Theme.chosen : Theme.card
    border.width: chosen || tappable || leaving || activeFocus ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: activeFocus ? Theme.focus : leaving ? Theme.redFill : chosen ? Theme.chosen
                : tappable ? Theme.possible : Theme.cardEdge
    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.focusable: true
    Accessible.onPressAction: piece.pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()
    Keys.onMenuPressed: asked()

    Icon {
        x: Math.round((piece.width - width) / 2)
        y: piece.hasFigures ? 2 : Math.round((piece.height - height) / 2)
        // In steps: each new size draws the picture anew.
        size: Math.max(8,
                       Math.floor(Math.min(piece.width - 2, piece.hasFigures ? piece.height - piece.figureSize * 1.3 - 2
                                           : piece.height - 2) / 4) * 4)
        name: "cards/" + piece.card
        color: piece.chosen ? Theme.chosenInk : piece.card === "crew" || piece.card === "cats" ? Theme.crew : Theme.ship
    }
    // As on the printed card: attack on the left, defense on the right; nearer to each other than to the figures of the
    // card beside.
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1
        visible: piece.hasFigures
        spacing: Math.round(Math.min(piece.figureSize * 0.7, piece.width - 4 - piece.digits * piece.figureSize * 0.62))

        PieceFigure {
            size: piece.figureSize
            value: piece.attack
            color: piece.chosen ? Theme.chosenInk : Theme.attack
        }
        PieceFigure {
            size: piece.figureSize
            value: piece.defense
            color: piece.chosen ? Theme.chosenInk : Theme.defense
        }
    }
    // Not by colour alone: what will go is struck out.
    Rectangle {
        anchors.centerIn: parent
        visible: piece.leaving
        width: Math.hypot(piece.width, piece.height) - Theme.space1
        height: Theme.edgeWidth
        rotation: -Math.atan2(piece.height, piece.width) * 180 / Math.PI
        color: Theme.red
    }

    component PieceFigure: PlainText {
        id: figure

        required property int value
        required property int size

        text: figure.value
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(1, figure.size)
    }
}
