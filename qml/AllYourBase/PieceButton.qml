// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A card of somebody's, large enough for a finger, to be taken or left.
Pressable {
    id: button

    required property int pieceId
    required property string card
    required property int attack
    required property int defense
    required property bool chosen
    required property string spoken
    property int unit: CardTile.Small // its width, where its figures need no more

    readonly property int largeUnit: 80
    readonly property int figure: Theme.scaled(unit === CardTile.Small ? 13 : unit < largeUnit ? 16 : 20)

    implicitWidth: Math.ceil(Math.max(Theme.touch, unit, figure * 3.2))
    implicitHeight: Math.ceil(implicitWidth + figure * 0.7) // so that the figures find room below the drawing
    text: spoken
    checked: chosen
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    DrawnCard {
        anchors.fill: parent
        card: button.card
        attack: button.attack
        defense: button.defense
        chosen: button.chosen
        largestFigure: button.figure
        Accessible.ignored: true
    }
    // Not by colour alone.
    Icon {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 1
        name: button.chosen ? "check" : ""
        size: 16
        color: Theme.chosenInk
    }
}
