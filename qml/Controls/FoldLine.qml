// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// A line that shows what is folded behind it, and hides it again.
Pressable {
    id: line

    property bool open: false

    checked: open
    Accessible.checkable: true
    Accessible.checked: open
    horizontalPadding: 0
    onClicked: open = !open

    contentItem: RowLayout {
        spacing: Theme.space2

        SmallText {
            Layout.fillWidth: true
            text: line.text
            Accessible.ignored: true
        }
        Icon {
            name: "chevron-down"
            rotation: line.open ? 180 : 0
            size: Theme.scaled(18)
            color: Theme.textSecond
        }
    }
}
