// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The boats with the seats around them. Where the seats have no room there, they follow below, and their points stand
// over the boats.
Item {
    id: area

    required property AllAboardTable table
    property int form: Form.Side

    readonly property bool low: form !== Form.Phone && height < Theme.scaled(420)
    readonly property bool column: form === Form.Phone || low

    PointsStrip {
        id: strip
        objectName: "points-strip"
        visible: area.column
        width: parent.width
        table: area.table
    }
    SeatsAround {
        id: around

        y: area.column ? strip.height + Theme.space1 : 0
        width: parent.width
        height: parent.height - y
        form: area.column ? Form.Phone : area.form
        seats: seats
        leastMiddle: area.low ? Theme.scaled(170) : column ? Theme.scaled(200) : Theme.scaled(240)
        columnShare: 1 // the boats are seen whole

        Harbour {
            y: around.middleTop
            width: around.width
            height: around.middleHeight
            table: area.table
        }
        Repeater {
            id: seats
            model: area.table.seats

            AllAboardSeat {
                required property int index

                objectName: "seat-" + seat
                table: area.table
                x: around.seatX(index)
                y: around.seatY(index)
                width: around.seatWidth(index)
                height: around.seatHeight(index)
            }
        }
    }
}
