// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Drawings
import Basekeeper.Theme

// The line of one seat, in its colour.
LineDrawing {
    required property ChartScale chartScale
    required property int seat
    required property var line
    required property int above // how many lines are drawn over this one

    // Where lines coincide, the lower ones show at both sides of the upper ones.
    readonly property real thickness: 2.5 + 0.8 * above

    objectName: "chart-line-" + seat
    x: chartScale.plot.x - margin
    y: chartScale.plot.y - margin
    width: chartScale.plot.width + 2 * margin
    height: chartScale.plot.height + 2 * margin
    corners: line
    span: Qt.rect(0, chartScale.bottom, chartScale.stages, chartScale.top - chartScale.bottom)
    margin: Math.ceil(thickness)
    lineWidth: thickness
    color: Theme.seatColor(seat)
}
