// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// From where a ship came: a ghost there, and lights along the zones that it crossed, brighter towards where it is.
Item {
    id: trail

    property int seat: 0
    property var points: [] // the middles of the zones on the way, from the first to the last
    property real size: 10
    property bool back: false // it was pushed

    readonly property color ink: Theme.seatColor(seat)
    readonly property var lights: between(points)

    function between(way: var): var {
        const lights = []
        for (let i = 1; i < way.length; ++i) {
            const dx = way[i].x - way[i - 1].x
            const dy = way[i].y - way[i - 1].y
            const count = Math.max(2, Math.round(Math.hypot(dx, dy) / (size * 1.4)))
            for (let k = 0; k < count; ++k)
                lights.push(Qt.point(way[i - 1].x + dx * k / count, way[i - 1].y + dy * k / count))
        }
        return lights
    }

    visible: points.length > 1

    Rectangle {
        visible: trail.points.length > 1
        x: (trail.points[0]?.x ?? 0) - width / 2
        y: (trail.points[0]?.y ?? 0) - height / 2
        width: trail.size * 2.4
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.edgeWidth
        border.color: Qt.alpha(trail.ink, 0.6)
    }
    Repeater {
        model: trail.lights

        Rectangle {
            required property var modelData
            required property int index

            readonly property real glow: (index + 1) / trail.lights.length

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: trail.size * (0.35 + 0.4 * glow)
            height: width
            radius: trail.back ? 1 : width / 2
            color: Qt.alpha(trail.ink, 0.25 + 0.65 * glow)
        }
    }
}
