// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// An arrow from one place to another, or both ways, along the gutters between what lies on the table.
Item {
    id: arrow

    property var way: [] // points of the parent, each straight across, below or above the one before
    property bool bothWays: false
    property int number: 0 // of the order that it belongs to; 0: it tells none
    property color ink: Theme.chosen
    property color signInk: Theme.chosenInk

    readonly property point from: way.length > 0 ? way[0] : Qt.point(0, 0)
    readonly property point to: way.length > 0 ? way[way.length - 1] : Qt.point(0, 0)
    readonly property int headSize: Theme.scaled(22)
    readonly property int thickness: Math.round(Theme.scaled(4))

    // From one point to another: {x, y} from the one to the other.
    function step(first: point, second: point): point {
        return Qt.point(second.x - first.x, second.y - first.y)
    }
    function angle(direction: point): real {
        return Math.atan2(direction.y, direction.x) * 180 / Math.PI
    }

    Lines {
        edge: Theme.hairlineWidth
        color: Theme.ground
    }
    Lines {
        edge: 0
        color: arrow.ink
    }
    Head {
        visible: arrow.way.length > 1
        at: arrow.to
        rotation: arrow.way.length > 1 ? arrow.angle(arrow.step(arrow.way[arrow.way.length - 2], arrow.to)) : 0
    }
    Head {
        visible: arrow.bothWays && arrow.way.length > 1
        at: arrow.from
        rotation: arrow.way.length > 1 ? arrow.angle(arrow.step(arrow.way[1], arrow.from)) : 0
    }
    Disc {
        visible: arrow.number > 0 && !arrow.bothWays && arrow.way.length > 1
        at: arrow.from

        NumberText {
            anchors.centerIn: parent
            value: arrow.number
            color: arrow.signInk
            font.pixelSize: Math.round(arrow.headSize * 0.6)
            Accessible.ignored: true
        }
    }

    component Lines: Item {
        id: lines

        property int edge
        property color color

        Repeater {
            model: Math.max(0, arrow.way.length - 1)

            Rectangle {
                required property int index
                readonly property point first: arrow.way[index]
                readonly property point second: arrow.way[index + 1]
                readonly property real half: arrow.thickness / 2 + lines.edge

                x: Math.min(first.x, second.x) - half
                y: Math.min(first.y, second.y) - half
                width: Math.abs(second.x - first.x) + 2 * half
                height: Math.abs(second.y - first.y) + 2 * half
                radius: half
                color: lines.color
            }
        }
    }
    component Disc: Rectangle {
        property point at

        x: at.x - width / 2
        y: at.y - height / 2
        width: arrow.headSize
        height: width
        radius: width / 2
        color: arrow.ink
        border.width: Theme.hairlineWidth
        border.color: Theme.ground
    }
    component Head: Disc {
        Icon {
            anchors.centerIn: parent
            name: "arrow-right"
            size: Math.round(arrow.headSize * 0.66)
            color: arrow.signInk
        }
    }
}
