// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The track with the tile below it, and the seats around them.
SeatsAround {
    id: area

    required property OutspeedTable table

    readonly property alias tileExplained: tile.explains
    // Also before it is turned up: what comes has its place.
    readonly property bool hasTile: table.tileNumber > 0 || table.task === OutspeedTable.Task.Tile
    // The tile is what everybody reads: it has what the track does not need, in lines that a finger can press.
    readonly property real leastTile: hasTile ? tile.heightFor(Math.max(Theme.touch, Theme.scaled(28))) + gap : 0
    readonly property real tileHeight: !hasTile ? 0
                                       : Math.min(Math.max(leastTile, middleHeight - course.comfortable),
                                                  tile.heightFor(Theme.scaled(92)) + gap)

    objectName: "outspeed-area"
    seats: seats
    leastMiddle: course.implicitHeight + leastTile
    columnShare: 1 // the track and the tile are seen whole
    strip: RacersStrip {
        parent: area
        width: area.width
        visible: area.column
        table: area.table
    }

    RaceTrack {
        id: course
        y: area.middleTop
        width: area.width
        height: area.middleHeight - area.tileHeight
        track: area.table.track
    }
    TableTile {
        id: tile
        visible: area.hasTile
        y: area.middleTop + course.height + area.gap
        width: area.width
        height: Math.max(0, area.tileHeight - area.gap)
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
