// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The track with the tile below it, and the seats around them.
SeatsAround {
    id: area

    required property OutspeedTable table

    readonly property real tileHeight: strip.implicitHeight > 0 ? strip.implicitHeight + gap : 0

    objectName: "outspeed-area"
    seats: seats
    leastMiddle: course.implicitHeight + tileHeight
    columnShare: 0.56

    RaceTrack {
        id: course
        y: area.middleTop
        width: area.width
        height: area.middleHeight - area.tileHeight
        track: area.table.track
    }
    TileStrip {
        id: strip
        y: area.middleTop + course.height + area.gap
        width: area.width
        height: implicitHeight
        table: area.table
    }
    Repeater {
        id: seats
        model: area.table.seats

        OutspeedSeat {
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
