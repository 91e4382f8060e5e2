// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which round, how many animals have been placed, and which boat sails next.
ColumnLayout {
    id: form

    required property AboardOverruleModel overrule

    spacing: Theme.space3

    Stepper {
        objectName: "overrule-round"
        Layout.fillWidth: true
        label: qsTr("Round")
        from: 1
        to: form.overrule.rounds
        value: Math.max(1, form.overrule.round)
        onMoved: value => form.overrule.goToRound(value)
    }
    ActButton {
        objectName: "overrule-start-round"
        Layout.fillWidth: true
        visible: form.overrule.roundIsPlayed
        iconName: "check"
        text: qsTr("Restart round %1").arg(Math.max(1, form.overrule.round))
        hint: qsTr("its boats are still to be revealed")
        onClicked: form.overrule.startRound(Math.max(1, form.overrule.round))
    }
    Hairline {
        Layout.fillWidth: true
    }
    Stepper {
        objectName: "overrule-placed"
        Layout.fillWidth: true
        visible: form.overrule.boats.length > 0
        label: qsTr("Animals placed this round, all players")
        to: form.overrule.placements
        value: form.overrule.placed
        onMoved: value => form.overrule.setPlaced(value)
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("Sails next")
    }
    BoatPicker {
        prefix: "overrule-sails-"
        boats: form.overrule.boats
        value: form.overrule.nextBoat
        onChosen: boat => form.overrule.setSailing(boat)
    }
    SectionTitle {
        visible: form.overrule.boats.length > 0
        text: qsTr("Boat %1").arg(form.overrule.nextBoat)
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: form.overrule.boats.length > 0
        spacing: Theme.space2

        Chip {
            objectName: "overrule-has-sailed"
            iconName: "check"
            //: button: what became of the boat
            text: qsTr("sailed")
            onClicked: form.overrule.setResult(form.overrule.nextBoat, true)
        }
        Chip {
            objectName: "overrule-has-sunk"
            iconName: "close"
            //: button: what became of the boat
            text: qsTr("sunk")
            onClicked: form.overrule.setResult(form.overrule.nextBoat, false)
        }
    }
    Chip {
        objectName: "overrule-all-sailed"
        visible: form.overrule.boats.length > 0
        iconName: "check"
        text: qsTr("All have sailed or sunk")
        onClicked: form.overrule.endRound()
    }
}
