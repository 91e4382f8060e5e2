// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The track in the middle with the tile beside it, and the seats at their places around them; on a phone the seats
// follow below.
Flickable {
    id: area

    required property OutspeedTable table
    property string form: "wide" // "wide", "tall", "column"

    readonly property bool column: form === "column"
    readonly property real gap: column ? Theme.space2 : Theme.space3
    readonly property var places: seatPlaces.of(seats.count, column ? "column" : "wide")
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property real columnWidth: (width - gap * (columns - 1)) / columns
    // As high as the highest of the line.
    readonly property real aboveHeight: lineHeight(0)
    readonly property real belowHeight: lineHeight(1)
    readonly property real tileHeight: strip.implicitHeight > 0 ? strip.implicitHeight + gap : 0
    readonly property real trackHeight: column ? Math.max(course.implicitHeight, height * 0.56 - tileHeight)
                                               : Math.max(course.implicitHeight,
                                                          height - aboveHeight - belowHeight - 2 * gap - tileHeight)
    readonly property real seatsTop: trackHeight + gap + tileHeight
    readonly property real needed: column ? seatsTop + seats.count * gap + columnHeight()
                                          : trackHeight + tileHeight + aboveHeight + belowHeight + 2 * gap

    function lineHeight(line: int): real {
        let highest = 0
        for (let i = 0; i < seats.count; ++i) {
            const panel = seats.itemAt(i) as RaceSeat
            if (panel && (places[i]?.[0] ?? 0) === line)
                highest = Math.max(highest, panel.implicitHeight)
        }
        return Math.ceil(highest)
    }
    function columnHeight(): real {
        let sum = 0
        for (let i = 0; i < seats.count; ++i)
            sum += (seats.itemAt(i) as RaceSeat)?.implicitHeight ?? 0
        return sum
    }
    function topOf(index: int, place: var): real {
        if (!column)
            return place[0] === 0 ? 0 : aboveHeight + trackHeight + tileHeight + 2 * gap
        let top = seatsTop
        for (let i = 0; i < index; ++i)
            top += ((seats.itemAt(i) as RaceSeat)?.implicitHeight ?? 0) + gap
        return top
    }

    objectName: "outspeed-area"
    contentWidth: width
    contentHeight: Math.max(height, needed)
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}

    SeatPlaces {
        id: seatPlaces
    }
    RaceTrack {
        id: course
        y: area.column ? 0 : area.aboveHeight + area.gap
        width: area.width
        height: area.trackHeight
        track: area.table.track
    }
    TileStrip {
        id: strip
        y: (area.column ? 0 : area.aboveHeight + area.gap) + area.trackHeight + area.gap
        width: area.width
        height: implicitHeight
        table: area.table
    }
    Repeater {
        id: seats
        model: area.table.seats

        RaceSeat {
            required property int index

            readonly property var spot: area.places[index] ?? [0, 0, 1]

            objectName: "seat-" + seat
            table: area.table
            x: spot[1] * (area.columnWidth + area.gap)
            y: area.topOf(index, spot)
            width: spot[2] * (area.columnWidth + area.gap) - area.gap
            height: area.column ? implicitHeight : spot[0] === 0 ? area.aboveHeight : area.belowHeight
        }
    }
}
