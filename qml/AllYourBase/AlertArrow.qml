// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A straight arrow from one point to another, or both ways.
Item {
    id: arrow

    property point from
    property point to
    property bool bothWays: false

    readonly property real way: Math.hypot(to.x - from.x, to.y - from.y)

    x: from.x
    y: from.y - height / 2
    width: way
    height: Theme.scaled(30)
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    transformOrigin: Item.Left

    // A dark edge keeps it apart from whatever it crosses.
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, arrow.way - arrow.height / 2)
        height: 2 * Theme.space1
        radius: Theme.space1
        color: Theme.chosen
        border.width: Theme.hairlineWidth
        border.color: Theme.ground
    }
    Head {
        x: arrow.way - width
    }
    Head {
        visible: arrow.bothWays
        rotation: 180
    }

    component Head: Rectangle {
        width: arrow.height
        height: width
        radius: width / 2
        color: Theme.chosen
        border.width: Theme.hairlineWidth
        border.color: Theme.ground

        Icon {
            anchors.centerIn: parent
            name: "arrow-right"
            size: Theme.scaled(20)
            color: Theme.chosenInk
        }
    }
}
