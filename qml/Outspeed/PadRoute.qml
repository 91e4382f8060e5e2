// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A route to choose, as large as the pad allows. One that the seat cannot choose says why when it is tapped.
Pressable {
    id: key

    property var route // RouteRow

    readonly property real least: Theme.scaled(20)
    // A route of four lines is so many times as high as its signs. Asking the signs themselves would go round in a
    // circle.
    readonly property real lines: 7.2

    implicitHeight: least * lines + topPadding + bottomPadding
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.checked ? Theme.chosenGround : key.available ? Theme.card : "transparent"
        border.width: key.checked ? Theme.focusWidth : Theme.hairlineWidth
        border.color: key.checked ? Theme.chosen : key.available ? Theme.cardEdge : Theme.hairline

        Icon {
            visible: key.checked || !key.available
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space2
            name: key.checked ? "check" : "lock"
            size: Theme.scaled(22)
            color: key.checked ? Theme.chosen : Theme.textFaint
        }
    }
    contentItem: Item {
        RouteFace {
            anchors.centerIn: parent
            route: key.route
            dim: !key.available
            size: Math.round(Math.max(key.least,
                                      Math.min(Theme.scaled(44), key.availableHeight / key.lines,
                                               key.availableWidth / 6)))
        }
    }
}
