// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App

// The ways of a RED ALERT over the table: from seat to seat, or from base to base, where they really lie.
Item {
    id: layer

    required property AlertModel alert
    property var itemOfSeat // (seat) => Item
    property var itemOfBase // (base) => Item
    property string arranged // changes whenever the table is arranged anew
    property var ways: []
    property bool moved: false // something stands elsewhere than when the arrows were placed

    function middleOf(seat: int, base: int): var {
        const item = base > 0 ? itemOfBase(base) : itemOfSeat(seat)
        return item ? item.mapToItem(layer, item.width / 2, item.height / 2) : null
    }
    function place() {
        const found = []
        for (const way of alert.arrows) {
            const from = middleOf(way.fromSeat, way.fromBase)
            const to = middleOf(way.toSeat, way.toBase)
            if (from && to)
                found.push({ from: from, to: to })
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
        }
    }
}
