// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Whose turn and which phase it is, and what stands open.
ColumnLayout {
    id: form

    required property AllYourBaseOverruleModel overrule
    property int surplus: 1

    spacing: Theme.space3

    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Whose turn it is")
    }
    SeatPicker {
        prefix: "overrule-turn-"
        seats: form.overrule.seats
        value: form.overrule.playing
        onChosen: seat => form.overrule.setTurn(seat, form.overrule.phase)
    }
    Segmented {
        objectName: "overrule-phase"
        Layout.fillWidth: true
        label: qsTr("Phase")
        value: form.overrule.phase
        model: [{ value: TurnPhase.RedAlert, label: qsTr("Red alert") }, { value: TurnPhase.Defense, label: qsTr("Defense") },
                { value: TurnPhase.Attack, label: qsTr("Attack") }, { value: TurnPhase.Regroup, label: qsTr("Regroup") }]
        onChosen: value => form.overrule.setTurn(form.overrule.playing, value)
    }
    ActButton {
        objectName: "overrule-turn-anew"
        Layout.fillWidth: true
        iconName: "rotate"
        text: qsTr("Restart the turn")
        hint: qsTr("in the chosen phase")
        onClicked: form.overrule.startTurnAnew()
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Unfinished")
    }
    ActButton {
        objectName: "overrule-close-pending"
        Layout.fillWidth: true
        iconName: "close"
        text: qsTr("Cancel what is unfinished")
        onClicked: form.overrule.closePending()
    }
    Stepper {
        objectName: "overrule-surplus"
        Layout.fillWidth: true
        label: qsTr("Surplus")
        from: 1
        value: form.surplus
        onMoved: value => form.surplus = value
    }
    ActButton {
        objectName: "overrule-open-change"
        Layout.fillWidth: true
        iconName: "plus"
        text: qsTr("Allow change worth up to %1").arg(form.surplus)
        onClicked: form.overrule.openChange(form.surplus)
    }
}
