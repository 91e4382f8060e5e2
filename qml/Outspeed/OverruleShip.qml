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
    property int zone: chosen ? chosen.zone : 1
    property int fuel: chosen ? chosen.fuel : 0

    function follow() {
        zone = Qt.binding(() => form.chosen ? form.chosen.zone : 1)
        fuel = Qt.binding(() => form.chosen ? form.chosen.fuel : 0)
    }

    spacing: Theme.space3

    SeatPicker {
        prefix: "overrule-ship-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => {
            form.seat = seat
            form.follow()
        }
    }
    Stepper {
        objectName: "overrule-zone"
        Layout.fillWidth: true
        label: qsTr("Zone")
        from: form.overrule.rear
        to: form.overrule.farthest
        value: form.zone
        onMoved: value => form.zone = value
    }
    ActButton {
        objectName: "overrule-set-zone"
        Layout.fillWidth: true
        iconName: "check"
        text: qsTr("Put the ship in zone %1").arg(form.zone)
        onClicked: {
            form.overrule.setZone(form.seat, form.zone)
            form.follow()
        }
    }
    Hairline {
        Layout.fillWidth: true
    }
    Stepper {
        objectName: "overrule-fuel"
        Layout.fillWidth: true
        label: qsTr("Fuel cubes")
        to: form.overrule.mostFuel
        value: form.fuel
        onMoved: value => form.fuel = value
    }
    ActButton {
        objectName: "overrule-set-fuel"
        Layout.fillWidth: true
        iconName: "check"
        text: qsTr("Set the fuel to %1").arg(form.fuel)
        onClicked: {
            form.overrule.setFuel(form.seat, form.fuel)
            form.follow()
        }
    }
    Hairline {
        Layout.fillWidth: true
    }
    Segmented {
        objectName: "overrule-eliminated"
        Layout.fillWidth: true
        label: qsTr("Whether it is in the race")
        value: form.chosen ? form.chosen.eliminated : false
        model: [{ value: false, label: qsTr("In the race") }, { value: true, label: qsTr("Eliminated") }]
        onChosen: value => form.overrule.setEliminated(form.seat, value)
    }
}
