// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// How one seat came out of a session.
RowLayout {
    id: row

    required property int seat
    required property string name
    required property bool winner
    required property int held
    required property int captures
    required property int suffered
    required property int thefts
    required property int counterattacks
    required property string spoken
    property int threshold: 0

    objectName: "session-seat-" + seat
    spacing: Theme.space3
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    SeatBadge {
        Layout.alignment: Qt.AlignTop
        seat: row.seat
        size: Theme.scaled(28)
    }
    ColumnLayout {
        spacing: 0

        Heading {
            Layout.fillWidth: true
            level: 3
            text: row.name
        }
        SmallText {
            Layout.fillWidth: true
            text: qsTr("captures %1").arg(row.captures) + " · " + qsTr("lost to captures %1").arg(row.suffered)
                  + (row.thefts > 0 ? " · " + qsTr("stolen %1").arg(row.thefts) : "")
                  + " · " + qsTr("counterattacks %1").arg(row.counterattacks)
        }
    }
    Icon {
        visible: row.winner
        name: "flag"
        color: Theme.green
    }
    Tally {
        Layout.alignment: Qt.AlignRight | Qt.AlignTop
        spacing: -Theme.space1
        label: qsTr("bases")
        value: row.held
        goal: row.threshold
        pixelSize: Theme.scaled(24)
    }
}
