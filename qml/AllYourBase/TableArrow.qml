// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// An arrow from one place to another, or both ways: straight, from the edge of the one to the edge of the other; or
// round what lies between them, along below or above it.
Item {
    id: arrow

    // {from, to: two rectangles, lane: at which height it goes round, or 0: straight}; null: there is no arrow
    property var ends
    property bool bothWays: false
    property color ink: Theme.chosen
    property color signInk: Theme.chosenInk

    readonly property bool round: ends !== null && ends.lane > 0
    readonly property bool above: round && ends.lane < ends.from.y
    readonly property point from: !ends ? Qt.point(0, 0) : round ? sideOf(ends.from) : edgeOf(ends.from, ends.to)
    readonly property point to: !ends ? Qt.point(0, 0) : round ? sideOf(ends.to) : edgeOf(ends.to, ends.from)
    readonly property real way: Math.hypot(to.x - from.x, to.y - from.y)
    // A small card is not covered by the head.
    readonly property real headSize: !ends ? 0
        : Math.round(Math.max(16, Math.min(Theme.scaled(26), ends.to.height * 0.5, ends.to.width * 0.5)))
    readonly property real thickness: Math.round(headSize * 0.2)
    readonly property real lane: round ? ends.lane - y : 0

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
    // Where the way round begins and ends.
    function sideOf(place: rect): point {
        return Qt.point(place.x + place.width / 2, above ? place.y : place.y + place.height)
    }

    // From the beginning to the head, whatever its shape, and as wide as that.
    x: Math.min(from.x, to.x) - headSize / 2
    y: Math.min(from.y, to.y, above ? ends.lane : Infinity) - headSize / 2
    width: Math.abs(to.x - from.x) + headSize
    height: Math.max(from.y, to.y, round ? ends.lane : 0) - y + headSize / 2

    Item {
        x: arrow.from.x - arrow.x
        y: arrow.from.y - arrow.y - height / 2
        width: arrow.way
        height: arrow.headSize
        visible: !arrow.round
        rotation: Math.atan2(arrow.to.y - arrow.from.y, arrow.to.x - arrow.from.x) * 180 / Math.PI
        transformOrigin: Item.Left

        // A dark edge keeps it apart from whatever it crosses, which shines through.
        Line {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, arrow.way - arrow.headSize / 2)
            height: arrow.thickness
            opacity: 0.65
        }
        Head {
            x: arrow.way - width
        }
        Head {
            visible: arrow.bothWays
            rotation: 180
        }
    }
    Item {
        anchors.fill: parent
        visible: arrow.round

        Line {
            x: (arrow.headSize - height) / 2
            y: arrow.lane - height / 2
            width: parent.width - 2 * x
            height: arrow.thickness
        }
        Leg {
            end: arrow.from
            pointed: arrow.bothWays
        }
        Leg {
            end: arrow.to
            pointed: true
        }
    }

    // Between the lane and one of the two places.
    component Leg: Item {
        property point end
        property bool pointed

        readonly property real reach: arrow.lane - y // to the lane: negative where that is above

        x: end.x - arrow.x
        y: end.y - arrow.y

        Line {
            x: -width / 2
            y: Math.min(0, parent.reach)
            width: arrow.thickness
            height: Math.abs(parent.reach)
        }
        Head {
            x: -width / 2
            y: arrow.above ? -height * 2 / 3 : -height / 3
            visible: parent.pointed
            rotation: arrow.above ? 90 : -90
        }
    }

    component Line: Rectangle {
        radius: Math.min(width, height) / 2
        color: arrow.ink
        border.width: Theme.hairlineWidth
        border.color: Theme.ground
    }
    component Head: Rectangle {
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
