// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A card on a base. It takes no taps itself: the base under it finds out which card was meant.
DrawnCard {
    id: piece

    required property int pieceId
    required property bool tappable
    required property bool leaving
    required property string spoken

    signal pressed
    signal asked

    required chosen
    required card
    required attack
    required defense
    objectName: "piece-" + pieceId
    edgeWidth: chosen || tappable || leaving || activeFocus ? Theme.edgeWidth : Theme.hairlineWidth
    edge: activeFocus ? Theme.focus : leaving ? Theme.redFill : chosen ? Theme.chosen
          : tappable ? Theme.possible : Theme.cardEdge
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
