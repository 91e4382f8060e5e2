// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// n segments, k of them filled and thicker: the filling does not rest on colour alone.
RowLayout {
    id: pips

    property int count: 9
    property int filled: 0
    property int seat: 0

    spacing: count > 12 ? 2 : Theme.space1
    Accessible.role: Accessible.ProgressBar
    Accessible.name: filled + " / " + count

    Repeater {
        model: pips.count

        Rectangle {
            required property int index

            Layout.fillWidth: true
            implicitWidth: 4
            implicitHeight: index < pips.filled ? 6 : 4
            radius: 2
            color: index < pips.filled ? Theme.seatColor(pips.seat) : Theme.hairline
        }
    }
}
