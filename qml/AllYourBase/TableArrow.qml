// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// An arrow from one place to another, or both ways, along the gutters between what lies on the table.
Item {
    id: arrow

    required property var way // two points of the parent or more, each straight across, below or above the one before
    property bool bothWays: false
    property color ink: Theme.chosen
    property color signInk: Theme.chosenInk

    readonly property point from: way[0]
    readonly property point to: way[way.length - 1]
    readonly property int headSize: Theme.scaled(22)
    readonly property int thickness: Theme.scaled(4)

    // In which direction the one lies, from the other.
    function angle(first: point, second: point): real {
        return Math.atan2(second.y - first.y, second.x - first.x) * 180 / Math.PI
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
        at: arrow.to
        rotation: arrow.angle(arrow.way[arrow.way.length - 2], arrow.to)
    }
    Head {
        visible: arrow.bothWays
        at: arrow.from
        rotation: arrow.angle(arrow.way[1], arrow.from)
    }

    component Lines: Item {
        id: lines

        property int edge
        property color color

        Repeater {
            model: arrow.way.length - 1

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
    component Head: Rectangle {
        property point at

        x: at.x - width / 2
        y: at.y - height / 2
        width: arrow.headSize
        height: width
        radius: width / 2
        color: arrow.ink
        border.width: Theme.hairlineWidth
        border.color: Theme.ground

        Icon {
            anchors.centerIn: parent
            name: "arrow-right"
            size: Math.round(arrow.headSize * 0.66)
            color: arrow.signInk
        }
    }
}
