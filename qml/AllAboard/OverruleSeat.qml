// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A seat's cupid cards, and where its face-down animal lies.
ColumnLayout {
    id: form

    required property AboardOverruleModel overrule
    property int seat: 0
    readonly property var chosen: overrule.seats[seat] ?? null

    spacing: Theme.space3

    SeatPicker {
        prefix: "overrule-seat-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => form.seat = seat
    }
    Stepper {
        objectName: "overrule-cupids"
        Layout.fillWidth: true
        label: qsTr("Cupid cards")
        value: form.chosen ? form.chosen.cupids : 0
        onMoved: value => form.overrule.setCupids(form.seat, value)
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("The face-down animal")
    }
    BoatPicker {
        prefix: "overrule-face-down-"
        boats: form.overrule.boats
        visible: form.overrule.boats.length > 0
        value: form.chosen ? form.chosen.faceDown : 0
        onChosen: boat => form.overrule.moveFaceDown(form.seat, boat)
    }
    Chip {
        objectName: "overrule-face-down-none"
        text: qsTr("No face-down animal")
        checked: form.chosen !== null && form.chosen.faceDown === 0
        onClicked: form.overrule.moveFaceDown(form.seat, 0)
    }
}
