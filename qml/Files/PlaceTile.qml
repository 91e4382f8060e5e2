// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A place where people keep files.
Pressable {
    id: tile

    required property string path
    required property string icon
    required property string name
    required property string where
    required property string room
    required property bool writable
    property bool writes: true // into it, so it must be possible

    readonly property string about: Joined.facts([where, usable ? room : qsTr("cannot be written to")], Theme.language)
    readonly property bool usable: writable || !writes

    once: true
    text: name
    available: usable
    Accessible.name: Joined.said([name, about], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: tile.checked ? Theme.chosenGround : tile.down ? Theme.pressed : Theme.raised
        border.width: tile.checked ? Theme.focusWidth : Theme.hairlineWidth
        border.color: tile.checked || tile.down || tile.hovered ? Theme.chosen : Theme.outline
    }
    contentItem: LineFace {
        opacity: tile.usable ? 1 : 0.5
        leading: tile.icon
        leadingSize: Theme.scaled(28)

        BodyText {
            width: parent.width
            text: tile.name
            font.bold: true
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            text: tile.about
            wrapMode: Text.WrapAnywhere
            Accessible.ignored: true
        }
    }
}
