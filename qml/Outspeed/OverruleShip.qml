// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Where a ship is, its fuel, and whether it is in the race.
ColumnLayout {
    id: form

    required property RaceOverruleModel overrule
    property int seat: 0
    readonly property var chosen: overrule.seats[seat] ?? null

    spacing: Theme.space3

    SeatPicker {
        prefix: "overrule-ship-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => form.seat = seat
    }
    Stepper {
        objectName: "overrule-zone"
        Layout.fillWidth: true
        label: qsTr("Zone")
        from: form.overrule.rear
        to: form.overrule.farthest
        value: form.chosen ? form.chosen.zone : 1
        onMoved: value => form.overrule.setZone(form.seat, value)
    }
    Stepper {
        objectName: "overrule-fuel"
        Layout.fillWidth: true
        label: qsTr("Fuel cubes")
        to: form.overrule.mostFuel
        value: form.chosen ? form.chosen.fuel : 0
        onMoved: value => form.overrule.setFuel(form.seat, value)
    }
    Segmented {
        objectName: "overrule-eliminated"
        Layout.fillWidth: true
        label: qsTr("Still in the race?")
        value: form.chosen ? form.chosen.eliminated : false
        model: [{ value: false, label: qsTr("In the race") }, { value: true, label: qsTr("Eliminated") }]
        onChosen: value => form.overrule.setEliminated(form.seat, value)
    }
}
