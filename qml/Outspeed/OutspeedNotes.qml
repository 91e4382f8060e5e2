// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is easily forgotten: on which side the tiles lie, and that it is a first game.
RowLayout {
    id: notes

    required property OutspeedTable table
    property bool brief: false
    property bool bare: false // there is room for the side alone

    spacing: Theme.space2

    SmallText {
        visible: notes.table.firstGame && !notes.brief
        text: qsTr("First game: tiles in order")
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
    SmallText {
        text: notes.bare ? notes.table.side : notes.brief ? qsTr("%1 side").arg(notes.table.side)
              : qsTr("The %1 side of the tiles").arg(notes.table.side)
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
}
