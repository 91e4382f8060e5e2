// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// By what the players are sorted, where the heads of the columns have no room beside each other: one column at a time.
// A tap on its name turns the order round.
GridLayout {
    id: stepper

    required property StatisticsModel statistics

    readonly property var sortable: statistics.columns
    readonly property int at: sortable.findIndex(column => column.name === statistics.sortedBy)

    readonly property bool narrow: width < Theme.scaled(280) // the name has a line of its own

    function neighbour(by: int): var {
        return sortable[(at + by + sortable.length) % sortable.length]
    }

    columns: narrow ? 2 : 3
    columnSpacing: Theme.space2
    rowSpacing: Theme.space1

    IconButton {
        objectName: "sort-back"
        Layout.row: stepper.narrow ? 1 : 0
        Layout.column: 0
        iconName: "chevron-left"
        label: stepper.neighbour(-1)?.spoken ?? ""
        onClicked: stepper.statistics.sortBy(stepper.neighbour(-1).name)
    }
    Chip {
        objectName: "sort-turn"
        Layout.row: 0
        Layout.column: stepper.narrow ? 0 : 1
        Layout.columnSpan: stepper.narrow ? 2 : 1
        Layout.fillWidth: true
        iconName: stepper.statistics.ascending ? "chevron-up" : "chevron-down"
        text: stepper.sortable[stepper.at]?.label ?? ""
        Accessible.name: stepper.sortable[stepper.at]?.spoken ?? ""
        onClicked: stepper.statistics.sortBy(stepper.statistics.sortedBy)
    }
    IconButton {
        objectName: "sort-on"
        Layout.row: stepper.narrow ? 1 : 0
        Layout.column: stepper.narrow ? 1 : 2
        Layout.alignment: Qt.AlignRight
        iconName: "chevron-right"
        label: stepper.neighbour(1)?.spoken ?? ""
        onClicked: stepper.statistics.sortBy(stepper.neighbour(1).name)
    }
}
