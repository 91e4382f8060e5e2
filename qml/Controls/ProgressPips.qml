// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Drawings
import Basekeeper.Theme

// n segments, k of them filled and thicker: the filling does not rest on colour alone.
PipDrawing {
    id: pips

    property int seat: 0

    count: 9
    gap: count > 12 ? 2 : Theme.space1
    color: Theme.seatColor(seat)
    emptyColor: Theme.hairline
    implicitHeight: 6
    Accessible.role: Accessible.ProgressBar
    //: how much is reached, of how much
    Accessible.name: qsTr("%1 of %2", "reached").arg(filled).arg(count)
}
