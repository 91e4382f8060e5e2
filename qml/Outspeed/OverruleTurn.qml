// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which turn it is, where in it the table stands, and on which side the tiles lie.
ColumnLayout {
    id: form

    required property RaceOverruleModel overrule

    spacing: Theme.space3

    Stepper {
        objectName: "overrule-turn"
        Layout.fillWidth: true
        label: qsTr("Turn")
        from: 1
        to: form.overrule.turns
        value: Math.max(1, form.overrule.turn)
        onMoved: value => form.overrule.goToTurn(value)
    }
    ActButton {
        objectName: "overrule-start-turn"
        Layout.fillWidth: true
        visible: form.overrule.turnIsPlayed
        iconName: "check"
        text: qsTr("Restart turn %1").arg(Math.max(1, form.overrule.turn))
        hint: qsTr("its tile is still to be described")
        onClicked: form.overrule.startTurn(Math.max(1, form.overrule.turn))
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("Keep the tile and go to")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Chip {
            objectName: "overrule-phase-bonuses"
            iconName: "tiles/token"
            text: qsTr("Bonuses")
            checked: form.overrule.phase === RaceState.Phase.Bonuses
            onClicked: form.overrule.setPhase(RaceState.Phase.Bonuses)
        }
        Chip {
            objectName: "overrule-phase-programming"
            iconName: "tiles/wheel"
            text: qsTr("Programming")
            checked: form.overrule.phase === RaceState.Phase.Programming
            onClicked: form.overrule.setPhase(RaceState.Phase.Programming)
        }
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("Tiles show the side for")
    }
    Segmented {
        objectName: "overrule-side"
        Layout.fillWidth: true
        label: qsTr("Tiles show the side for")
        value: form.overrule.side
        model: [{ value: "3-4", label: qsTr("3 or 4 players") }, { value: "5-6", label: qsTr("5 or 6 players") }]
        onChosen: value => form.overrule.setSide(value)
    }
}
