// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The seat in turn boards an animal: face up it is named first, face down a boat is enough.
RailFrame {
    id: rail

    required property AllAboardTable table

    seat: table.asked
    language: table.askedLanguage
    matter: table.asked + "/" + table.placement
    who: table.askedName
    title: say(() => table.faceDown ? qsTr("Face down: tap a boat")
               : table.inHand !== "" ? qsTr("Tap a boat") : qsTr("Place an animal"))
    subtitle: say(() => table.faceDown ? qsTr("Animal %1 of %2").arg(table.placement).arg(table.placements)
              : qsTr("Animal %1 of %2, face up").arg(table.placement).arg(table.placements))
    tapsNext: true
    closable: table.inHand !== ""
    keepsCloseRoom: true
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()

    GridLayout {
        visible: rail.table.faceDown
        columns: rail.hasHeight ? 1 : 2
        columnSpacing: Theme.space4
        rowSpacing: Theme.space4

        AnimalCard {
            readonly property int side: Theme.scaled(rail.hasHeight ? 150 : 72)

            Layout.alignment: Qt.AlignTop | Qt.AlignHCenter
            Layout.preferredWidth: side
            Layout.preferredHeight: Math.round(side * 1.2)
            seat: Math.max(0, rail.seat)
            //: how the animal is placed
            label: rail.say(() => qsTr("face down"))
        }
        BodyText {
            Layout.fillWidth: true
            language: rail.language
            text: rail.say(() => qsTr("The animal stays secret until all are revealed."))
        }
    }
    AnimalKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.table.faceDown
        language: rail.language
        large: rail.hasHeight
        room: rail.bodyRoom
        table: rail.table
    }
}
