// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A CardTile that can be tapped, with a mark that says without colour what was picked.
Pressable {
    id: button

    property alias kind: tile.kind
    property alias attack: tile.attack
    property alias defense: tile.defense
    property alias hasFigures: tile.hasFigures
    property alias unit: tile.unit
    property alias selected: tile.selected
    property alias chosen: tile.chosen
    property alias dimmed: tile.dimmed
    property alias lit: tile.lit
    property string label

    implicitWidth: Math.max(Theme.touch, tile.implicitWidth)
    implicitHeight: Math.max(Theme.touch, tile.implicitHeight)
    text: label
    checked: selected || chosen
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    CardTile {
        id: tile
        anchors.centerIn: parent
        width: tile.isSmall ? implicitWidth : parent.width
        height: tile.isSmall ? implicitHeight : parent.height
        scale: button.down ? 0.95 : 1
        Accessible.ignored: true

        Rectangle {
            visible: button.checked
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: tile.isSmall ? -4 : 3
            width: tile.isSmall ? 16 : 20
            height: width
            radius: width / 2
            color: tile.chosen ? Theme.redFill : Theme.chosen
            border.width: Theme.hairlineWidth
            border.color: tile.chosen ? Theme.redFill : Theme.chosen

            Icon {
                anchors.centerIn: parent
                name: tile.chosen ? "close" : "check"
                size: parent.width - 6
                color: tile.chosen ? Theme.redInk : Theme.chosenInk
            }
        }
    }
}
