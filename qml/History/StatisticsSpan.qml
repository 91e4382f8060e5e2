// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which games are counted, and what they come to.
ColumnLayout {
    id: span

    required property StatisticsModel statistics

    readonly property bool wide: width >= Theme.scaled(980)

    spacing: Theme.space3

    GridLayout {
        Layout.fillWidth: true
        columns: span.wide ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: Theme.space3

        Segmented {
            objectName: "statistics-span"
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            label: qsTr("Time span")
            model: [
                { value: StatisticsModel.Span.Month, name: "month", label: qsTr("Past month") },
                { value: StatisticsModel.Span.Year, name: "year", label: qsTr("Past year") },
                //: the longest of the time spans
                { value: StatisticsModel.Span.All, name: "all", label: qsTr("All time") }
            ]
            value: span.statistics.span
            onChosen: value => span.statistics.span = value
        }
        Segmented {
            objectName: "statistics-game"
            Layout.fillWidth: true
            Layout.preferredWidth: 4
            visible: span.statistics.games.length > 0
            //: which of the games: All Your Base, Outspeed, …
            label: qsTr("Game")
            model: span.statistics.games
            value: span.statistics.game
            onChosen: value => span.statistics.game = value
        }
    }
    StatisticsSums {
        objectName: "statistics-summary"
        Layout.fillWidth: true
        visible: !span.statistics.empty
        statistics: span.statistics
    }
    SmallText {
        Layout.fillWidth: true
        visible: text !== "" && !span.statistics.empty
        text: span.statistics.leftOut
    }
}
