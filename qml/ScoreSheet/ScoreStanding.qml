// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// One seat in the end: its place and its total.
Rectangle {
    id: entry

    required property int seat
    required property string name
    required property string total
    required property int place
    required property bool won
    required property string spoken

    implicitHeight: row.implicitHeight + 2 * Theme.space2
    radius: Theme.radius
    color: won ? Theme.seatGround(seat) : Theme.surface
    border.width: won ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: won ? Theme.seatColor(seat) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    RowLayout {
        id: row
        x: Theme.space3
        y: Theme.space2
        width: parent.width - 2 * x
        spacing: Theme.space3

        NumberText {
            Layout.preferredWidth: Theme.scaled(26)
            horizontalAlignment: Text.AlignRight
            value: entry.place
            color: entry.won ? Theme.seatColor(entry.seat) : Theme.textSecond
            Accessible.ignored: true
        }
        SeatBadge {
            seat: entry.seat
            size: Theme.scaled(34)
            Accessible.ignored: true
        }
        Heading {
            Layout.fillWidth: true
            text: entry.name
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        ScoreText {
            text: entry.total
            color: entry.won ? Theme.seatColor(entry.seat) : Theme.text
            font.pixelSize: Theme.scaled(34)
        }
    }
}
