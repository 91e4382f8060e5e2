// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Everybody who played: a line each, with the figures in columns. A tap on a column's head sorts by it. Where the
// columns do not fit beside the names, the figures go below them in as many lines as it takes, each with its word.
Panel {
    id: table

    required property StatisticsModel statistics

    readonly property var columns: statistics.columns
    readonly property var figures: columns.slice(1)
    readonly property var natural: figures.map(column => columnWidth(column))
    readonly property real leastName: Theme.scaled(150)
    readonly property bool beside: sum(natural) + leastName <= availableWidth
    readonly property int across: beside ? figures.length : fitting()
    readonly property var widest: inPlaces(across) // of the columns that stand below each other
    readonly property real nameWidth: beside ? Math.min(Theme.scaled(280), availableWidth - sum(natural))
                                      : availableWidth
    readonly property real spare: availableWidth - (beside ? nameWidth : 0) - sum(widest)
    readonly property var widths: widest.map(width => width + spare / Math.max(1, across))

    signal playerTapped(string player)

    function sum(numbers: var): real {
        return numbers.reduce((all, number) => all + number, 0)
    }
    // As wide as the longest word of its head, which may take two lines, or as its longest figure.
    function columnWidth(column: var): real {
        // Reading the height makes the bindings follow the font, which the call alone does not.
        if (words.height <= 0 || numbers.height <= 0)
            return Theme.touch
        const head = column.label.split(" ").reduce((most, word) => Math.max(most, words.advanceWidth(word)), 0)
        return Math.max(Theme.touch, Math.ceil(Math.max(head, numbers.advanceWidth(column.longest))) + Theme.space3)
    }
    function inPlaces(across: int): var {
        const most = []
        natural.forEach((width, place) => most[place % across] = Math.max(most[place % across] ?? 0, width))
        return most
    }
    function fitting(): int {
        let many = natural.length
        while (many > 1 && sum(inPlaces(many)) > availableWidth)
            --many
        return Math.max(1, many)
    }

    FontMetrics {
        id: words
        font.family: Theme.textFamily
        font.pixelSize: Theme.fontSmall
    }
    FontMetrics {
        id: numbers
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Theme.fontStrong
    }
    Column {
        id: column
        width: table.availableWidth
        // Not of the panel itself: Qt's Pane says for itself what it is.
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Players")

        Row {
            visible: table.beside

            // By their number: the heads stay, and keep the focus, when the table is sorted anew.
            Repeater {
                model: table.columns.length

                ColumnHead {
                    required property int index

                    width: index === 0 ? table.nameWidth : table.widths[index - 1] ?? Theme.touch
                    column: table.columns[index] ?? table.columns[0]
                    statistics: table.statistics
                    leading: index === 0
                }
            }
        }
        SortStepper {
            width: parent.width
            visible: !table.beside
            statistics: table.statistics
        }
        Repeater {
            model: table.statistics.players

            PlayerLine {
                width: column.width
                columns: table.figures
                widths: table.widths
                nameWidth: table.nameWidth
                sortedBy: table.statistics.sortedBy
                beside: table.beside
                onNameTapped: table.playerTapped(player)
            }
        }
    }
}
