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

    required property AllAboardTable aboard

    table: aboard
    seat: Math.max(0, aboard.asked)
    matter: aboard.asked + "/" + aboard.placement
    title: qsTr("%1: board an animal").arg(aboard.askedName)
    subtitle: aboard.faceDown ? qsTr("%1 of %2, face down").arg(aboard.placement).arg(aboard.placements)
              : qsTr("%1 of %2, face up").arg(aboard.placement).arg(aboard.placements)
    closable: aboard.inHand !== ""
    closeName: "act-cancel"
    closeLabel: qsTr("Cancel")
    onCloseAsked: aboard.cancel()

    RowLayout {
        visible: rail.aboard.faceDown
        spacing: Theme.space4

        AnimalCard {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Theme.scaled(72)
            Layout.preferredHeight: Theme.scaled(86)
            seat: rail.seat
            label: qsTr("face down")
        }
        BodyText {
            Layout.fillWidth: true
            text: qsTr("Tap the boat. Which animal it is stays secret until all are revealed.")
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: !rail.aboard.faceDown
        text: rail.aboard.inHand === "" ? qsTr("Tap the animal, then the boat.") : qsTr("Tap the boat for: %1.").arg(rail.aboard.inHandName)
        color: rail.aboard.inHand === "" ? Theme.textSecond : Theme.accent
        font.bold: rail.aboard.inHand !== ""
    }
    AnimalKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.aboard.faceDown
        table: rail.aboard
    }
}
