// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A force field around a zone: a glowing fence before and behind it, and how many where there are two.
Item {
    id: fence

    property int fields: 1
    property bool backward: false // the way goes to the left

    readonly property bool low: height < 60

    component Post: Item {
        id: pole

        property real fenceWidth: 60

        width: Math.max(3, Math.min(6, fenceWidth * 0.05))

        Rectangle {
            x: -pole.width
            width: 3 * pole.width
            height: parent.height
            radius: width / 2
            color: Qt.alpha(Theme.green, 0.2)
        }
        Rectangle {
            width: parent.width
            height: parent.height
            radius: width / 2
            color: Qt.alpha(Theme.green, 0.55)
        }
        Rectangle {
            x: parent.width / 2 - 1
            width: 2
            height: parent.height
            radius: 1
            color: Theme.green
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.green, 0.08)
    }
    Repeater {
        model: Math.max(1, Math.floor(fence.height / 14))

        Rectangle {
            required property int index

            y: (index + 0.5) * 14
            width: fence.width
            height: 1
            color: Qt.alpha(Theme.green, 0.28)
        }
    }
    Post {
        height: fence.height
        fenceWidth: fence.width
    }
    Post {
        x: fence.width - width
        height: fence.height
        fenceWidth: fence.width
    }
    Rectangle {
        // Where a zone is low, opposite to its number.
        x: fence.low && fence.backward ? Theme.space1 + 2
           : fence.width - width - (fence.low ? Theme.space1 + 2 : Theme.space2)
        y: fence.low ? 0 : fence.height - height - Theme.space2
        visible: fence.fields > 1
        width: count.implicitWidth + Theme.space2
        height: count.implicitHeight
        radius: Theme.radiusSmall
        color: Theme.greenGround
        border.width: Theme.hairlineWidth
        border.color: Theme.green

        PlainText {
            id: count
            anchors.centerIn: parent
            text: "\u00D7" + fence.fields
            color: Theme.green
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: fence.low ? 10 : Theme.fontTiny
        }
    }
}
