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
    required property int above // how many lines are drawn over this one

    property LineSeries series

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
        line.forEach(corner => series.append(corner.x, corner.y))
    }

    objectName: "chart-line-" + seat
    anchors.fill: parent
    Component.onCompleted: {
        series = view.createSeries(ChartView.SeriesTypeLine, name, stageAxis, scoreAxis) as LineSeries
        series.capStyle = Qt.FlatCap
        draw()
    }
    Component.onDestruction: {
        if (series)
            view.removeSeries(series)
    }
    onLineChanged: draw()
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
        // Where lines coincide, the lower ones show at both sides of the upper ones.
        value: 2.5 + 0.8 * track.above
    }
    Repeater {
        model: track.shapes

        Icon {
            required property var modelData

            x: track.chartScale.xOf(modelData.x) - width / 2
            y: track.chartScale.yOf(modelData.y) - height / 2
            name: "seat-" + Theme.seatShape(track.seat)
            color: Theme.seatColor(track.seat)
            size: track.shapeSize
        }
    }
}
