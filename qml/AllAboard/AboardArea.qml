// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The boats in the middle and the seats at their places around them; on a phone the seats follow below.
Flickable {
    id: area

    required property AllAboardTable table
    property string form: "wide" // "wide", "tall", "column"

    readonly property bool column: form === "column"
    readonly property real gap: column ? Theme.space2 : Theme.space3 + 2
    readonly property var places: seatPlaces.of(seats.count, column ? "column" : "wide")
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property real columnWidth: (width - gap * (columns - 1)) / columns
    // As high as the highest of the line.
    readonly property real aboveHeight: lineHeight(0)
    readonly property real belowHeight: lineHeight(1)
    readonly property real harbourHeight: column ? Math.max(Theme.scaled(250), height * 0.72)
                                                 : Math.max(Theme.scaled(240),
                                                            height - aboveHeight - belowHeight - 2 * gap)
    readonly property real needed: column ? harbourHeight + seats.count * gap + columnHeight()
                                   : harbourHeight + aboveHeight + belowHeight + 2 * gap

    function lineHeight(line: int): real {
        let highest = 0
        for (let i = 0; i < seats.count; ++i) {
            const panel = seats.itemAt(i) as AboardSeat
            if (panel && (places[i]?.[0] ?? 0) === line)
                highest = Math.max(highest, panel.implicitHeight)
        }
        return Math.ceil(highest)
    }
    function columnHeight(): real {
        let sum = 0
        for (let i = 0; i < seats.count; ++i)
            sum += (seats.itemAt(i) as AboardSeat)?.implicitHeight ?? 0
        return sum
    }
    function topOf(index: int, place: var): real {
        if (!column)
            return place[0] === 0 ? 0 : aboveHeight + harbourHeight + 2 * gap
        let top = harbourHeight + gap
        for (let i = 0; i < index; ++i)
            top += ((seats.itemAt(i) as AboardSeat)?.implicitHeight ?? 0) + gap
        return top
    }

    contentWidth: width
    contentHeight: Math.max(height, needed)
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}

    SeatPlaces {
        id: seatPlaces
    }
    Harbour {
        y: area.column ? 0 : area.aboveHeight + area.gap
        width: area.width
        height: area.harbourHeight
        table: area.table
    }
    Repeater {
        id: seats
        model: area.table.seats

        AboardSeat {
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
