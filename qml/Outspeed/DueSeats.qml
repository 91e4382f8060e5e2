// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Who still owes something, and what was entered already. They are asked one after the other; who wants another order
// taps.
Flow {
    id: list

    required property OutspeedTable table

    spacing: Theme.space2
    visible: seats.count > 1

    Repeater {
        id: seats
        model: list.table.due

        SeatChip {
            id: chip

            required property string name
            required property int owed
            required property var rolls
            required property bool asked
            required seat

            objectName: "due-seat-" + seat
            width: Math.max(1, Math.min(implicitWidth, list.width))
            //: a player, the dice rolled so far
            text: rolls.length > 0 ? qsTr("%1 (%2)").arg(name).arg(rolls.join(" + "))
                  //: a player, how many dice are still to roll
                  : owed > 1 ? qsTr("%1 ×%2").arg(name).arg(owed) : name
            checked: asked
            onClicked: list.table.tapSeat(seat)
        }
    }
}
