// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.Controls
import Basekeeper.Theme

// The seats at their places around what lies in the middle of the table. Where they have no room there, on a phone or
// with large letters, they follow below it, and a line of them all stays in sight above.
Item {
    id: area

    default property alias content: table.flickableData

    required property Repeater seats
    property Item strip // the line of all seats, a child of this one
    property int form: Form.Side
    property real leastMiddle: 0
    property real columnShare: 0.6 // of the height that the middle takes where the seats follow below

    readonly property bool low: form !== Form.Phone && height < Theme.scaled(420)
    readonly property bool column: form === Form.Phone || low
    readonly property alias interactive: table.interactive
    readonly property real gap: column ? Theme.space1 : Theme.space3
    readonly property var places: seatPlaces.of(seats.count, column ? Form.Phone : Form.Side)
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property real columnWidth: (width - gap * (columns - 1)) / columns
    // As high as the highest of the line.
    readonly property real aboveHeight: lineHeight(0)
    readonly property real belowHeight: lineHeight(1)
    readonly property real middleTop: column ? 0 : aboveHeight + gap
    readonly property real middleHeight: Math.max(leastMiddle, column ? table.height * columnShare
                                                               : height - aboveHeight - belowHeight - 2 * gap)

    function seatHeight(index: int): real {
        if (!column)
            return line(index) === 0 ? aboveHeight : belowHeight
        return seats.itemAt(index)?.implicitHeight ?? 0
    }
    function seatX(index: int): real {
        return (places[index]?.[1] ?? 0) * (columnWidth + gap)
    }
    function seatWidth(index: int): real {
        return (places[index]?.[2] ?? 1) * (columnWidth + gap) - gap
    }
    function seatY(index: int): real {
        if (!column)
            return line(index) === 0 ? 0 : aboveHeight + middleHeight + 2 * gap
        let top = middleHeight + gap
        for (let i = 0; i < index; ++i)
            top += seatHeight(i) + gap
        return top
    }
    function line(index: int): int {
        return places[index]?.[0] ?? 0
    }
    function lineHeight(which: int): real {
        let highest = 0
        for (let i = 0; i < seats.count; ++i) {
            if (line(i) === which)
                highest = Math.max(highest, seats.itemAt(i)?.implicitHeight ?? 0)
        }
        return Math.ceil(highest)
    }

    SeatPlaces {
        id: seatPlaces
    }
    Flickable {
        id: table
        y: area.strip && area.column ? area.strip.height + Theme.space1 : 0
        width: area.width
        height: area.height - y
        contentWidth: width
        contentHeight: Math.max(height, area.column ? area.seatY(area.seats.count) - area.gap
                                        : area.aboveHeight + area.middleHeight + area.belowHeight + 2 * area.gap)
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollHandle {}
    }
}
