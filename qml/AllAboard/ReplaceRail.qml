// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The elephant took fright: another boat card is drawn, and its number counts.
RailFrame {
    id: rail

    required property AllAboardTable table
    readonly property NumberEntry numbers: table.numbers

    pad: keys
    tapsNext: !numbers.complete
    title: qsTr("Draw a boat card and type its number")
    titleLines: 9 // it is what must be done
    //: a boat, by its number, whose card is replaced
    subtitle: qsTr("Boat %1: the elephant is frightened").arg(table.nextBoat)

    BoatHull {
        id: hull
        Layout.alignment: Qt.AlignHCenter
        visible: !rail.brief
        Layout.preferredWidth: Theme.scaled(150)
        Layout.preferredHeight: Theme.scaled(56)
        number: rail.numbers.text
        edge: Theme.note
        fill: Theme.noteGround
    }
    NumberKeys {
        id: keys
        Layout.fillWidth: true
        numbers: rail.numbers
        low: rail.brief
        room: rail.bodyRoom - hull.height - Theme.space3
        onFinished: {
            if (rail.table.numbers.complete)
                replace.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    acts: [
        RowLayout {
            spacing: Theme.space2

            IconButton {
                objectName: "replace-look-back"
                visible: rail.table.show.open
                iconName: "chevron-left"
                label: qsTr("One step back")
                onClicked: rail.table.show.back()
            }
            ActButton {
                id: replace
                objectName: "act-replace-boat"
                Layout.fillWidth: true
                primary: true
                iconName: "boat"
                available: rail.numbers.complete
                text: rail.numbers.complete ? qsTr("Replace the boat card: limit %1").arg(rail.numbers.text)
                      : qsTr("Replace the boat card")
                onClicked: rail.table.replaceBoat()
            }
        }
    ]
}
