// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

RowLayout {
    id: light

    property bool failed: false
    property bool inMemory: false
    property string text

    readonly property color ink: failed ? Theme.red : inMemory ? Theme.note : Theme.green
    readonly property bool calm: !failed && !inMemory

    spacing: Theme.space2
    Accessible.role: calm ? Accessible.StaticText : Accessible.AlertMessage
    Accessible.name: text

    Rectangle {
        visible: light.calm
        implicitWidth: Theme.scaled(10)
        implicitHeight: implicitWidth
        radius: implicitWidth / 2
        color: light.ink
        border.width: 2
        border.color: light.ink
    }
    Icon {
        visible: !light.calm
        name: "warning"
        color: light.ink
        size: Theme.scaled(20)
    }
    SmallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: light.text
        color: light.calm ? Theme.textSecond : light.ink
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
