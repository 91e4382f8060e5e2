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
            required property string result
            required property bool tooHeavy

            objectName: "ahead-" + boat
            width: list.width
            iconName: result === "sailed" ? "check" : result === "sunk" ? "close" : "boat"
            text: qsTr("Boat %1").arg(boat)
            hint: result === "sailed" ? qsTr("sailed") : result === "sunk" ? qsTr("sunk")
                  : qsTr("%1 on %2").arg(weight).arg(number)
            onClicked: list.table.lookAtBoat(boat)
        }
    }
}
