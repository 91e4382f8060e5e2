// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where a stage and a score are in the chart.
QtObject {
    property rect plot
    property int stages: 1
    property int top: 1 // the best score that there is room for
    property int bottom: 0 // and the worst, below 0 where there is one

    readonly property rect span: Qt.rect(0, bottom, stages, top - bottom) // in stages and scores

    function xOf(stage: real): real {
        return plot.x + stage / stages * plot.width
    }
    function yOf(score: real): real {
        return plot.y + plot.height - (score - bottom) / (top - bottom) * plot.height
    }
    function stageAt(x: real): int {
        return Math.round(Math.max(0, Math.min(1, (x - plot.x) / plot.width)) * stages)
    }
    // Steps of an axis, so large that labels of such a size do not touch.
    function stepFor(range: int, room: real, label: real): int {
        const least = range * label / Math.max(1, room)
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(1, least))))
        return [power, 2 * power, 5 * power].find(step => step >= least) ?? 10 * power
    }
}
