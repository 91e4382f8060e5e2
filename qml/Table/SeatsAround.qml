// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.Controls
import Basekeeper.Theme

// The seats at their places around what lies in the middle of the table; on a phone they follow below it.
Flickable {
    id: area

    required property Repeater seats
    property int form: Form.Side
    property real leastMiddle: 0
    property real columnShare: 0.6 // of the height that the middle takes on a phone

    readonly property bool column: form === Form.Phone
    readonly property real gap: column ? Theme.space2 : Theme.space3
    readonly property var places: seatPlaces.of(seats.count, column ? Form.Phone : Form.Side)
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property real columnWidth: (width - gap * (columns - 1)) / columns
    // As high as the highest of the line.
    readonly property real aboveHeight: lineHeight(0)
    readonly property real belowHeight: lineHeight(1)
    readonly property real middleTop: column ? 0 : aboveHeight + gap
    readonly property real middleHeight: Math.max(leastMiddle, column ? height * columnShare
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

    contentWidth: width
    contentHeight: Math.max(height, column ? seatY(seats.count) - gap
                                    : aboveHeight + middleHeight + belowHeight + 2 * gap)
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}

    SeatPlaces {
        id: seatPlaces
    }
}
