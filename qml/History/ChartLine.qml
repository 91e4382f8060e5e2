// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Drawings
import Basekeeper.Theme

// The line of one seat, in its colour and with its shape. Where two meet, the later one lies over the other.
LineDrawing {
    required property ChartScale chartScale
    required property int seat
    required property var line
    required property int above // how many lines are drawn over this one

    // Where lines coincide, the lower ones show at both sides of the upper ones.
    readonly property real thickness: 2.5 + 0.8 * above
    readonly property real side: Theme.scaled(11)

    objectName: "chart-line-" + seat
    x: chartScale.plot.x - margin
    y: chartScale.plot.y - margin
    width: chartScale.plot.width + 2 * margin
    height: chartScale.plot.height + 2 * margin
    corners: line
    span: chartScale.span
    margin: Math.ceil(Math.max(thickness, side / 2))
    lineWidth: thickness
    shape: "seat-" + Theme.seatShape(seat)
    shapeSize: side
    color: Theme.seatColor(seat)
}
