// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The boats that are still to sail, each with its load as it stands; a tap tells what would happen.
Column {
    id: list

    required property AllAboardTable table

    spacing: Theme.space1 + 2

    Repeater {
        model: list.table.boats

        ActButton {
            id: line

            required property int boat
            required property string number
            required property string weight
            required property int result
            required property bool tooHeavy

            readonly property bool sailed: result === AboardState.Result.Sailed
            readonly property bool sunk: result === AboardState.Result.Sunk

            objectName: "ahead-" + boat
            width: list.width
            iconName: sailed ? "check" : sunk ? "close" : "boat"
            text: qsTr("Boat %1").arg(boat)
            //: beside “Boat 2”
            hint: sailed ? qsTr("sailed")
                  //: beside “Boat 2”
                  : sunk ? qsTr("sunk")
                  //: what is aboard, what the boat bears
                  : qsTr("%1 of %2 kg").arg(weight).arg(number)
            onClicked: list.table.lookAtBoat(boat)
        }
    }
}
