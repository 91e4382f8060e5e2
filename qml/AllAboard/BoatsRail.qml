// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The numbers of the boats of this round, from left to right on one keypad.
RailFrame {
    id: rail

    required property AllAboardTable table

    pad: keys
    tapsNext: !table.numbers.complete
    title: tapsNext ? qsTr("Type boat %1’s number").arg(table.numbers.current + 1)
           : qsTr("Round %1: reveal the boats").arg(table.round)

    NumberKeys {
        id: keys
        Layout.fillWidth: true
        numbers: rail.table.numbers
        low: rail.brief
        room: rail.bodyRoom
        onFinished: {
            if (rail.table.numbers.complete)
                reveal.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    acts: [
        ActButton {
            id: reveal
            objectName: "act-reveal-boats"
            Layout.fillWidth: true
            primary: true
            iconName: "boats"
            available: rail.table.numbers.complete
            text: qsTr("Reveal the boats")
            onClicked: rail.table.revealBoats()
            onRefusedTapped: rail.table.revealBoats()
        }
    ]
}
