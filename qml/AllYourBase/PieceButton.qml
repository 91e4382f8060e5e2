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
    property alias unit: tile.unit

    implicitWidth: Math.max(Theme.touch, tile.implicitWidth)
    implicitHeight: Math.max(Theme.touch, tile.implicitHeight)
    text: spoken
    checked: chosen
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    CardTile {
        id: tile
        anchors.fill: parent
        kind: button.card
        attack: button.attack
        defense: button.defense
        selected: button.chosen
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
