// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A straight arrow from one place to another, or both ways: from the edge of the one to the edge of the other.
Item {
    id: arrow

    property var ends // {from, to}: two rectangles; null: there is no arrow
    property bool bothWays: false
    property color ink: Theme.chosen
    property color signInk: Theme.chosenInk

    readonly property point from: ends ? edgeOf(ends.from, ends.to) : Qt.point(0, 0)
    readonly property point to: ends ? edgeOf(ends.to, ends.from) : Qt.point(0, 0)
    readonly property real way: Math.hypot(to.x - from.x, to.y - from.y)

    // Barely within the edge of a place, on the way to another one: what stands in it stays in sight.
    function edgeOf(place: rect, other: rect): point {
        const x = place.x + place.width / 2
        const y = place.y + place.height / 2
        const dx = other.x + other.width / 2 - x
        const dy = other.y + other.height / 2 - y
        const depth = Math.min(Theme.scaled(6), place.width / 4, place.height / 4)
        const part = Math.min(dx === 0 ? Infinity : (place.width / 2 - depth) / Math.abs(dx), dy === 0 ? Infinity
                              : (place.height / 2 - depth) / Math.abs(dy))
        return Qt.point(x + dx * Math.min(part, 0.5), y + dy * Math.min(part, 0.5))
    }

    x: from.x
    y: from.y - height / 2
    width: way
    // A small card is not covered by its arrow.
    height: ends ? Math.round(Math.max(16, Math.min(Theme.scaled(26), ends.to.height * 0.5, ends.to.width * 0.5))) : 0
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    transformOrigin: Item.Left

    // A dark edge keeps it apart from whatever it crosses, which shines through.
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, arrow.way - arrow.height / 2)
        height: Math.round(arrow.height * 0.2)
        opacity: 0.65
        radius: height / 2
        color: arrow.ink
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
        color: arrow.ink
        border.width: Theme.hairlineWidth
        border.color: Theme.ground

        Icon {
            anchors.centerIn: parent
            name: "arrow-right"
            size: Math.round(arrow.height * 0.66)
            color: arrow.signInk
        }
    }
}
