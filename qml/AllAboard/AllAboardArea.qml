// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The boats with the seats around them.
SeatsAround {
    id: area

    required property AllAboardTable table

    seats: seats
    leastMiddle: area.low ? Theme.scaled(170) : column ? Theme.scaled(200) : Theme.scaled(240)
    columnShare: 1 // the boats are seen whole
    strip: PointsStrip {
        parent: area
        width: area.width
        visible: area.column
        objectName: "points-strip"
        table: area.table
    }

    Harbour {
        y: area.middleTop
        width: area.width
        height: area.middleHeight
        table: area.table
    }
    Repeater {
        id: seats
        model: area.table.seats

        AllAboardSeat {
            required property int index

            objectName: "seat-" + seat
            table: area.table
            x: area.seatX(index)
            y: area.seatY(index)
            width: area.seatWidth(index)
            height: area.seatHeight(index)
        }
    }
}
