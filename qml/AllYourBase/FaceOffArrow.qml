// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// From the attackers to the base; one that does not get there meets a shield.
Item {
    id: arrow

    property color ink: Theme.attack
    property bool stopped: false

    readonly property real line: Math.max(4, Math.round(height / 5))
    readonly property real tip: width - (stopped ? height + line : 0)

    Rectangle {
        y: (parent.height - height) / 2
        width: arrow.tip - arrow.line
        height: arrow.line
        radius: height / 2
        color: arrow.ink
    }
    Repeater {
        model: [45, -45]

        Rectangle {
            required property int modelData

            x: arrow.tip - width
            y: (arrow.height - height) / 2
            width: arrow.height * 0.66
            height: arrow.line
            radius: height / 2
            transformOrigin: Item.Right
            rotation: modelData
            color: arrow.ink
        }
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: arrow.stopped
        x: parent.width - width
        name: "shield-filled"
        size: arrow.height
        color: Theme.defense
    }
}
