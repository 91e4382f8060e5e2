// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The head of a column: says what stands below, and sorts by it. The arrow shows which way the table is sorted.
Pressable {
    id: head

    required property var column // { name, label, spoken }
    required property StatisticsModel statistics
    property bool leading: false // of the names, which begin at the left

    readonly property bool sorts: statistics.sortedBy === column.name

    objectName: "sort-" + column.name
    implicitHeight: Math.max(Theme.touch, 2 * line.height + arrow.height + topPadding + bottomPadding)
    horizontalPadding: leading ? Theme.space3 : Theme.space1
    verticalPadding: 2
    text: column.spoken
    repeats: true // one more tap turns the order round
    onClicked: statistics.sortBy(column.name)

    background: Rectangle {
        radius: Theme.radiusSmall
        color: head.down ? Theme.pressed : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: head.sorts ? Theme.edgeWidth : Theme.hairlineWidth
            color: head.sorts ? Theme.chosen : Theme.hairline
        }
    }
    contentItem: Item {
        FontMetrics {
            id: line
            font: label.font
        }
        SmallText {
            id: label
            anchors.bottom: arrow.top
            width: parent.width
            horizontalAlignment: head.leading ? Text.AlignLeft : Text.AlignRight
            wrapMode: Text.Wrap
            color: head.sorts ? Theme.text : Theme.textSecond
            text: head.column.label
            Accessible.ignored: true
        }
        Icon {
            id: arrow
            anchors.bottom: parent.bottom
            x: head.leading ? 0 : parent.width - width
            visible: head.sorts
            name: "chevron-down"
            rotation: head.statistics.ascending ? 180 : 0
            color: Theme.text
            size: Theme.scaled(14)
        }
    }
}
