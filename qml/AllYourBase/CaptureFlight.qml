// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// A captured base on its way to its new owner, from where it stood under attack. The table below is already as it will
// be, and takes every tap; whoever taps does not wait for this.
Item {
    id: flight

    required property AllYourBaseTable table
    property var tileOfBase // (base) => Item

    property int target: 0 // the base under attack
    property int owner: -1 // before it
    property rect from

    function placeOf(tile: Item): rect {
        return tile.mapToItem(flight, 0, 0, tile.width, tile.height)
    }
    // Once the panels are arranged for the capture.
    function start() {
        const find = tileOfBase
        const tile = find(target) as BaseTile
        if (!tile || tile.seat === owner)
            return
        const to = placeOf(tile)
        dome.color = Theme.seatColor(tile.seat)
        moveX.from = from.x + (from.width - dome.width) / 2
        moveX.to = to.x + (to.width - dome.width) / 2
        moveY.from = from.y + (from.height - dome.height) / 2
        moveY.to = to.y + (to.height - dome.height) / 2
        travel.restart()
    }

    Connections {
        target: flight.table.defender
        function onChanged() {
            const attacked = flight.table.defender.target
            if (attacked === 0 && flight.target > 0 && !flight.table.readOnly && !Theme.reducedMotion)
                soon.restart()
            if (attacked === 0)
                return
            const find = flight.tileOfBase
            const tile = find(attacked)
            flight.target = attacked
            flight.owner = flight.table.defender.seat
            if (tile)
                flight.from = flight.placeOf(tile)
        }
    }
    Timer {
        id: soon
        interval: 1
        onTriggered: {
            flight.start()
            flight.target = 0
        }
    }
    Dome {
        id: dome
        objectName: "capture-flight"
        height: Theme.scaled(96)
        visible: travel.running
        captured: true
    }
    ParallelAnimation {
        id: travel

        NumberAnimation {
            id: moveX
            target: dome
            property: "x"
            duration: 700
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            id: moveY
            target: dome
            property: "y"
            duration: 700
            easing.type: Easing.InOutCubic
        }
        SequentialAnimation {
            NumberAnimation {
                target: dome
                property: "scale"
                from: 0.8
                to: 1.3
                duration: 350
            }
            NumberAnimation {
                target: dome
                property: "scale"
                to: 0.8
                duration: 350
            }
        }
    }
}
