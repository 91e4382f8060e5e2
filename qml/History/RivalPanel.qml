// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Two players each who often sat at one table, and who of them has won more: a bar in two parts.
Panel {
    id: panel

    required property StatisticsModel statistics

    visible: pairs.count > 0

    Column {
        id: column
        width: panel.availableWidth
        spacing: Theme.space4

        SectionTitle {
            width: parent.width
            text: qsTr("Rivals")
        }
        Repeater {
            id: pairs
            model: panel.statistics.rivals

            RivalLine {
                objectName: "rivals-" + index
                width: column.width
            }
        }
    }
}
