// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Drawings
import Basekeeper.Theme

// What is marked on the line of a seat.
CountedDrawing {
    required property ChartScale chartScale
    required property string kind
    required property string icon
    required property int seat
    required property int stage
    required property int score
    required property int times

    objectName: "chart-" + kind
    x: Math.min(chartScale.xOf(stage) - size / 2, chartScale.plot.x + chartScale.plot.width - width)
    y: Math.max(0, chartScale.yOf(score) - height - Theme.space1)
    name: icon
    color: Theme.seatColor(seat)
    size: Theme.scaled(16)
    count: times
    family: Theme.numberFamily
    pixelSize: Theme.fontTiny
    numberColor: Theme.text
}
