// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What must not be forgotten: cards that nobody has checked yet, and the children's variant.
RowLayout {
    id: notes

    required property AllAboardTable table
    property bool brief: false
    property bool bare: false // there is room for the sign alone

    spacing: Theme.space2

    SmallText {
        visible: !notes.table.effects && !notes.brief
        text: qsTr("Without effects")
        color: Theme.textSecond
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
    Icon {
        visible: notes.table.examplePoints && !notes.table.over
        name: "warning"
        Accessible.role: Accessible.StaticText
        Accessible.name: notes.table.exampleNote
        Accessible.ignored: !notes.bare // the words beside it say so
        size: Theme.scaled(16)
        color: Theme.note
    }
    SmallText {
        visible: notes.table.examplePoints && !notes.table.over && !notes.bare
        text: qsTr("Example weights")
        Accessible.name: notes.table.exampleNote
        color: Theme.note
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
}
