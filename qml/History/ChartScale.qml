// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where a turn and a number of bases are in the chart.
QtObject {
    property rect plot
    property int turns: 1
    property int top: 1 // the most bases that there is room for

    readonly property real seatLift: 2 // so that seats which hold as many do not hide each other

    function xOf(turn: real): real {
        return plot.x + turn / turns * plot.width
    }
    function yOf(held: real, seat: int): real {
        return plot.y + plot.height - held / top * plot.height - seat * seatLift
    }
    function turnAt(x: real): int {
        return Math.round(Math.max(0, Math.min(1, (x - plot.x) / plot.width)) * turns)
    }
    // Steps of an axis, so large that labels of such a size do not touch.
    function stepFor(range: int, room: real, label: real): int {
        const least = range * label / Math.max(1, room)
        return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].find(step => step >= least) ?? 5000
    }
}
