// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A capture, a theft or a counterattack, over the line of the seat whose it is.
Row {
    id: mark

    required property ChartScale chartScale
    required property string kind
    required property int seat
    required property int stage
    required property int score
    required property int times

    objectName: "chart-" + kind
    x: Math.min(chartScale.xOf(stage) - icon.width / 2, chartScale.plot.x + chartScale.plot.width - width)
    y: Math.max(0, chartScale.yOf(score, seat) - height - Theme.space1)

    MarkIcon {
        id: icon
        kind: mark.kind
        color: Theme.seatColor(mark.seat)
    }
    Text {
        visible: mark.times > 1
        text: mark.times
        textFormat: Text.PlainText
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Theme.fontTiny
    }
}
