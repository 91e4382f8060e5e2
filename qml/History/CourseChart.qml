// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtCharts
import Basekeeper.App
import Basekeeper.Theme

// The bases that every seat held after every turn. Qt Charts draws the axes and the lines; shapes and marks are the
// seats' own, laid over it. A tap chooses the turn under the finger.
FocusScope {
    id: chart

    required property SessionViewModel session

    readonly property rect plot: Qt.rect(view.x + view.plotArea.x, view.y + view.plotArea.y, view.plotArea.width, view.plotArea.height)

    signal turnChosen(int turn)

    objectName: "course-chart"
    implicitHeight: Theme.scaled(260)
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Bases held, turn by turn")
    Accessible.description: session.chartSummary
    Accessible.focusable: true
    Accessible.onPressAction: turnChosen(session.turn)
    Keys.onLeftPressed: session.goBackATurn()
    Keys.onRightPressed: session.goForwardATurn()
    Keys.onReturnPressed: turnChosen(session.turn)
    Keys.onEnterPressed: turnChosen(session.turn)
    Keys.onSpacePressed: turnChosen(session.turn)

    ChartScale {
        id: scale
        plot: view.plotArea
        turns: Math.max(1, chart.session.turns)
        top: Math.max(chart.session.threshold, chart.session.mostHeld) + 1
    }
    ChartLegend {
        id: legend
        width: chart.width
        session: chart.session
    }
    ChartView {
        id: view
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
            right: Theme.space2
            top: 0
            bottom: 0
        }

        ValuesAxis {
            id: turnAxis
            min: 0
            max: scale.turns
            tickType: ValuesAxis.TicksDynamic
            tickInterval: scale.stepFor(scale.turns, chart.width, Theme.fontSmall * 4)
            labelFormat: "%d"
            labelsFont.family: Theme.textFamily
            labelsFont.pixelSize: Theme.fontSmall
            labelsColor: Theme.textSecond
            gridVisible: false
            color: Theme.outline
        }
        ValuesAxis {
            id: baseAxis
            min: 0
            max: scale.top
            tickType: ValuesAxis.TicksDynamic
            tickInterval: scale.stepFor(scale.top, chart.height - legend.height, Theme.fontSmall * 2.6)
            labelFormat: "%d"
            labelsFont.family: Theme.textFamily
            labelsFont.pixelSize: Theme.fontSmall
            labelsColor: Theme.textSecond
            gridLineColor: Theme.hairline
            color: Theme.outline
        }
    }
    Item {
        id: over
        y: legend.height
        width: chart.width
        height: chart.height - y

        // What it takes to win.
        Rectangle {
            x: scale.plot.x
            y: scale.yOf(chart.session.threshold, 0)
            width: scale.plot.width
            height: 2
            color: Theme.accent
            opacity: 0.6
        }
        // Where the replay stands.
        Rectangle {
            objectName: "course-cursor"
            x: scale.xOf(chart.session.courseAt) - width / 2
            y: scale.plot.y
            width: 2
            height: scale.plot.height
            color: Theme.text
        }
        Repeater {
            model: chart.session.seats

            ChartLine {
                chartScale: scale
                view: view
                turnAxis: turnAxis
                baseAxis: baseAxis
            }
        }
        Repeater {
            model: chart.session.marks

            ChartMark {
                chartScale: scale
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
    TapHandler {
        id: finger
        gesturePolicy: TapHandler.WithinBounds
        // Not through what lies over the chart: see Pressable.
        onTapped: eventPoint => {
            if (active)
                chart.turnChosen(scale.turnAt(eventPoint.position.x))
        }
    }
}
