// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The games that stand out.
Panel {
    id: panel

    required property StatisticsModel statistics

    signal sessionTapped(string session)

    visible: records.count > 0

    Column {
        id: column
        width: panel.availableWidth
        spacing: Theme.space2

        SectionTitle {
            width: parent.width
            text: qsTr("Games that stand out")
        }
        Repeater {
            id: records
            model: panel.statistics.records

            RecordLine {
                required property string record
                required property string session

                objectName: "record-" + record
                width: column.width
                onClicked: panel.sessionTapped(session)
            }
        }
    }
}
