// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// How one seat came out of a session. With large letters on a phone its figures have the whole width, below its score.
GridLayout {
    id: row

    required property int seat
    required property string name
    required property bool winner
    required property bool out
    required property int score
    required property string figures
    required property string spoken
    property string scoreName
    property bool namesScore: true // for the eye, too: once in a list is enough
    property int goal: 0

    readonly property bool narrow: width < Theme.scaled(280)

    objectName: "session-seat-" + seat
    columns: 5
    columnSpacing: Theme.space3
    rowSpacing: 0
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
            color: row.out ? Theme.textSecond : Theme.text
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
        }
        SmallText {
            Layout.fillWidth: true
            visible: !row.narrow
            text: row.figures
        }
    }
    Icon {
        visible: row.winner
        name: "crown"
        color: Theme.text
    }
    // Where a seat was when it dropped out counts no more.
    Icon {
        objectName: visible ? "session-out-" + row.seat : ""
        visible: row.out
        name: "close"
        color: Theme.textSecond
    }
    Tally {
        visible: !row.out
        Layout.alignment: Qt.AlignRight | Qt.AlignTop
        spacing: -Theme.space1
        label: row.scoreName
        bare: !row.namesScore
        value: row.score
        goal: row.goal
        pixelSize: Theme.scaled(24)
    }
    SmallText {
        Layout.columnSpan: 5
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // the columns above it are as wide as they need
        visible: row.narrow
        text: row.figures
    }
}
