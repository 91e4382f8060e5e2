// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtCharts
import Basekeeper.Controls
import Basekeeper.Theme

// The line of one seat: drawn by the chart in the seat's colour, with the seat's shape along it.
Item {
    id: track

    required property ChartScale chartScale
    required property ChartView view
    required property ValuesAxis stageAxis
    required property ValuesAxis scoreAxis
    required property int seat
    required property string name
    required property var line

    property LineSeries series

    readonly property real lift: seat * chartScale.seatLift * (chartScale.top - chartScale.bottom)
                                 / Math.max(1, chartScale.plot.height) // in units of the score
    readonly property real shapeSize: Theme.scaled(11)
    // As many shapes as stand apart, each at a corner of the line.
    readonly property var shapes: {
        let last = -Infinity
        return line.filter(corner => {
            const x = chartScale.xOf(corner.x)
            const apart = x - last >= 3 * shapeSize
            if (apart)
                last = x
            return apart
        })
    }

    readonly property bool hasPlace: chartScale.plot.height >= 1

    function draw() {
        if (!series || !hasPlace)
            return
        series.clear()
        line.forEach(corner => series.append(corner.x, corner.y + lift))
    }

    objectName: "chart-line-" + seat
    anchors.fill: parent
    Component.onCompleted: {
        series = view.createSeries(ChartView.SeriesTypeLine, name, stageAxis, scoreAxis) as LineSeries
        draw()
    }
    Component.onDestruction: {
        if (series)
            view.removeSeries(series)
    }
    onLineChanged: draw()
    onLiftChanged: draw()
    onHasPlaceChanged: draw()

    Binding {
        target: track.series
        when: track.series !== null
        property: "color"
        value: Theme.seatColor(track.seat)
    }
    Binding {
        target: track.series
        when: track.series !== null
        property: "width"
        value: 3
    }
    Repeater {
        model: track.shapes

        Icon {
            required property var modelData

            x: track.chartScale.xOf(modelData.x) - width / 2
            y: track.chartScale.yOf(modelData.y, track.seat) - height / 2
            name: "seat-" + Theme.seatShape(track.seat)
            color: Theme.seatColor(track.seat)
            size: track.shapeSize
        }
    }
}
