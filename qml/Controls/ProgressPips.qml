// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// n segments, k of them filled and thicker: the filling does not rest on colour alone. A Row, not a layout: Qt 6.4's
// layouts keep what goes while they are hidden, and crash on it at the next resize.
Row {
    id: pips

    property int count: 9
    property int filled: 0
    property int seat: 0

    readonly property int thick: 6

    height: thick
    spacing: count > 12 ? 2 : Theme.space1
    Accessible.role: Accessible.ProgressBar
    //: how much is reached, of how much
    Accessible.name: qsTr("%1 of %2", "reached").arg(filled).arg(count)

    Repeater {
        model: pips.count

        Rectangle {
            required property int index

            y: (pips.thick - height) / 2
            width: Math.max(1, (pips.width - (pips.count - 1) * pips.spacing) / pips.count)
            height: index < pips.filled ? pips.thick : 4
            radius: 2
            color: index < pips.filled ? Theme.seatColor(pips.seat) : Theme.hairline
        }
    }
}
