// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The ways of a RED ALERT over the table: from seat to seat, or from base to base, where they really lie.
Item {
    id: layer

    required property AlertModel alert
    property var itemOfSeat // (seat) => Item
    property var itemOfBase // (base) => Item
    property string arranged // changes whenever the table is arranged anew
    property var ways: []
    property bool moved: false // something stands elsewhere than when the arrows were placed

    function placeOf(seat: int, base: int): var {
        const find = base > 0 ? itemOfBase : itemOfSeat
        const item = find(base > 0 ? base : seat)
        return item ? item.mapToItem(layer, 0, 0, item.width, item.height) : null
    }
    // Just within the edge of a place, on the way to another one: what stands in its middle stays in sight.
    function edgeOf(place: rect, other: rect): point {
        const x = place.x + place.width / 2
        const y = place.y + place.height / 2
        const dx = other.x + other.width / 2 - x
        const dy = other.y + other.height / 2 - y
        const depth = Math.min(Theme.scaled(24), place.width / 4, place.height / 4)
        const part = Math.min(dx === 0 ? Infinity : (place.width / 2 - depth) / Math.abs(dx), dy === 0 ? Infinity
                              : (place.height / 2 - depth) / Math.abs(dy))
        return Qt.point(x + dx * Math.min(part, 0.5), y + dy * Math.min(part, 0.5))
    }
    function place() {
        const found = []
        for (const way of alert.arrows) {
            const back = found.find(there => there.way.fromSeat === way.toSeat && there.way.toSeat === way.fromSeat
                                    && there.way.fromBase === way.toBase && there.way.toBase === way.fromBase)
            const from = placeOf(way.fromSeat, way.fromBase)
            const to = placeOf(way.toSeat, way.toBase)
            if (back)
                back.bothWays = true
            else if (from && to)
                found.push({ way: way, from: edgeOf(from, to), to: edgeOf(to, from), bothWays: false })
        }
        ways = found
    }

    onArrangedChanged: moved = true
    onWidthChanged: moved = true
    onHeightChanged: moved = true

    Connections {
        target: layer.alert
        function onChanged() {
            layer.place()
        }
    }
    // Once a frame has been shown the tiles have found their places.
    Connections {
        target: layer.Window.window
        enabled: layer.moved
        function onFrameSwapped() {
            layer.moved = false
            layer.place()
        }
    }
    Repeater {
        model: layer.ways

        AlertArrow {
            required property var modelData
            required property int index

            objectName: "alert-arrow-" + index
            from: modelData.from
            to: modelData.to
            bothWays: modelData.bothWays
        }
    }
}
