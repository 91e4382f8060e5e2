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
    required property int score
    required property string figures
    required property string spoken
    property string scoreName
    property int goal: 0

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
            text: row.figures
        }
    }
    Icon {
        visible: row.winner
        name: "crown"
        color: Theme.accent
    }
    Tally {
        Layout.alignment: Qt.AlignRight | Qt.AlignTop
        spacing: -Theme.space1
        label: row.scoreName
        value: row.score
        goal: row.goal
        pixelSize: Theme.scaled(24)
    }
}
