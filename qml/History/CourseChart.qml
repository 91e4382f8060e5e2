// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtCharts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Drawings
import Basekeeper.Theme

// The score of every seat after every stage of the game. Qt Charts draws the axes; the lines, shapes and marks of the
// seats are laid over them. A tap chooses the stage under the finger.
FocusScope {
    id: chart

    required property SessionViewModel session
    property bool namesSeats: true

    readonly property rect plot: Qt.rect(axes.x + axes.plotArea.x, axes.y + axes.plotArea.y, axes.plotArea.width,
                                         axes.plotArea.height)

    signal stageChosen(int stage)

    objectName: "course-chart"
    implicitHeight: Theme.scaled(260)
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: session.chartTitle
    Accessible.description: session.chartSummary
    Accessible.focusable: true
    Accessible.onPressAction: stageChosen(session.stage)
    Keys.onLeftPressed: session.goBackAStage()
    Keys.onRightPressed: session.goForwardAStage()
    Keys.onReturnPressed: stageChosen(session.stage)
    Keys.onEnterPressed: stageChosen(session.stage)
    Keys.onSpacePressed: stageChosen(session.stage)

    ChartScale {
        id: places
        plot: axes.plotArea
        stages: Math.max(1, chart.session.stages)
        top: Math.ceil(Math.max(chart.session.goal, chart.session.bestScore) * 1.05) + 1
        bottom: Math.floor(Math.min(0, chart.session.worstScore) * 1.05)
    }
    ChartLegend {
        id: legend
        width: chart.width
        session: chart.session
        namesSeats: chart.namesSeats
    }
    ChartView {
        id: axes
        y: legend.height
        width: chart.width
        height: chart.height - y
        // It would keep the finger to itself.
        enabled: false
        antialiasing: true
        animationOptions: ChartView.NoAnimation
        backgroundColor: "transparent"
        plotAreaColor: "transparent"
        legend.visible: false
        margins {
            left: 0
            right: Theme.scaled(52) // of the scores at the ends
            top: scoreName.height
            bottom: stageName.height
        }

        ValuesAxis {
            id: alongStages
            min: 0
            max: places.stages
            tickType: ValuesAxis.TicksDynamic
            tickInterval: places.stepFor(places.stages, chart.width, Theme.fontSmall * 4)
            labelFormat: "%d"
            labelsFont.family: Theme.textFamily
            labelsFont.pixelSize: Theme.fontSmall
            labelsColor: Theme.textSecond
            gridVisible: false
            color: Theme.outline
        }
        ValuesAxis {
            id: alongScore
            min: places.bottom
            max: places.top
            tickType: ValuesAxis.TicksDynamic
            tickInterval: places.stepFor(places.top - places.bottom, chart.height - legend.height,
                                         Theme.fontSmall * 2.6)
            labelFormat: "%d"
            labelsFont.family: Theme.textFamily
            labelsFont.pixelSize: Theme.fontSmall
            labelsColor: Theme.textSecond
            gridLineColor: Theme.hairline
            color: Theme.outline
        }
        // Qt Charts shows an axis only where a series hangs on it.
        LineSeries {
            axisX: alongStages
            axisY: alongScore
        }
    }
    Item {
        id: over
        y: legend.height
        width: chart.width
        height: chart.height - y

        // What the axes count. Not their own titles, which have no colour of ours.
        SmallText {
            id: scoreName
            text: chart.session.scoreAxis
            Accessible.ignored: true
        }
        SmallText {
            id: stageName
            x: places.plot.x + places.plot.width - width
            y: over.height - height
            text: chart.session.stageAxis
            Accessible.ignored: true
        }
        LinesDrawing {
            anchors.fill: parent

            Repeater {
                id: lines
                model: chart.session.seats

                ChartLine {
                    required property int index

                    above: lines.count - 1 - index
                    chartScale: places
                }
            }
        }
        // What it takes to win.
        Rectangle {
            objectName: "course-goal"
            visible: chart.session.goal > 0
            x: places.plot.x
            y: places.yOf(chart.session.goal)
            width: places.plot.width
            height: 2
            color: Theme.note
        }
        // Where the replay stands.
        Rectangle {
            objectName: "course-cursor"
            x: places.xOf(chart.session.courseAt) - width / 2
            y: places.plot.y
            width: 2
            height: places.plot.height
            color: Theme.text
        }
        ChartEnds {
            chartScale: places
            model: chart.session.seats
        }
        Repeater {
            model: chart.session.marks

            ChartMark {
                chartScale: places
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.focusWidth
        visible: chart.activeFocus
        color: "transparent"
        radius: Theme.radius
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
    PressArea {
        anchors.fill: parent
        shows: false
        onTapped: place => chart.stageChosen(places.stageAt(place.x))
    }
}
