// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What is marked on the line of a seat.
Row {
    id: mark

    required property ChartScale chartScale
    required property string kind
    required property string icon
    required property int seat
    required property int stage
    required property int score
    required property int times

    objectName: "chart-" + kind
    x: Math.min(chartScale.xOf(stage) - sign.width / 2, chartScale.plot.x + chartScale.plot.width - width)
    y: Math.max(0, chartScale.yOf(score) - height - Theme.space1)

    Icon {
        id: sign
        name: mark.icon
        color: Theme.seatColor(mark.seat)
        size: Theme.scaled(16)
    }
    PlainText {
        visible: mark.times > 1
        text: mark.times
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Theme.fontTiny
    }
}
