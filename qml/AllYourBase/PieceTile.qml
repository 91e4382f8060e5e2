// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Drawings
import Basekeeper.Theme

// A card on a base. It takes no taps itself: the base under it finds out which card was meant.
CardDrawing {
    id: piece

    required property int pieceId
    required property bool chosen
    required property bool tappable
    required property bool leaving
    required property string spoken

    signal pressed
    signal asked

    required card
    required attack
    required defense
    objectName: "piece-" + pieceId
    radius: Theme.radiusSmall
    edgeWidth: chosen || tappable || leaving || activeFocus ? Theme.edgeWidth : Theme.hairlineWidth
    edge: activeFocus ? Theme.focus : leaving ? Theme.redFill : chosen ? Theme.chosen
          : tappable ? Theme.possible : Theme.cardEdge
    ground: chosen ? Theme.chosen : Theme.card
    ink: chosen ? Theme.chosenInk : card === "crew" || card === "cats" ? Theme.crew : Theme.ship
    attackInk: chosen ? Theme.chosenInk : Theme.attack
    defenseInk: chosen ? Theme.chosenInk : Theme.defense
    numberFamily: Theme.numberFamily
    largestFigure: Theme.scaled(16)
    // Not by colour alone: what will go is struck out.
    struck: leaving
    strike: Theme.red
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
}
