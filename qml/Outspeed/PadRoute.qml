// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A route to choose, as large as the pad allows. One that the seat cannot choose says why when it is tapped.
Pressable {
    id: key

    property var route // RouteRow

    implicitHeight: Math.max(Theme.scaled(96), implicitContentHeight + topPadding + bottomPadding)
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.checked ? Theme.accentGround : key.available ? Theme.card : "transparent"
        border.width: key.checked ? Theme.focusWidth : Theme.hairlineWidth
        border.color: key.checked ? Theme.accent : key.available ? Theme.cardEdge : Theme.hairline

        Icon {
            visible: key.checked || !key.available
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space2
            name: key.checked ? "check" : "lock"
            size: Theme.scaled(22)
            color: key.checked ? Theme.accent : Theme.textFaint
        }
    }
    contentItem: ColumnLayout {
        RouteFace {
            Layout.alignment: Qt.AlignCenter
            route: key.route
            dim: !key.available
            size: Math.max(Theme.scaled(20), Math.min(Theme.scaled(44), key.availableHeight / 6.5, key.availableWidth / 6))
        }
    }
}
