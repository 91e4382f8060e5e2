// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A number on the sheet: in which round, whose, and what it is from now on.
ColumnLayout {
    id: form

    required property ScoreSheetOverruleModel overrule
    property int round: Math.max(1, overrule.rounds)
    property int seat: 0

    spacing: Theme.space3

    Stepper {
        objectName: "overrule-round"
        Layout.fillWidth: true
        label: qsTr("Round")
        from: 1
        to: Math.max(1, form.overrule.rounds)
        value: form.round
        onMoved: value => form.round = value
    }
    SeatPicker {
        prefix: "overrule-seat-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => form.seat = seat
    }
    Field {
        id: number
        objectName: "overrule-points"
        Layout.fillWidth: true
        label: qsTr("Number; leave blank to remove it")
        // Read anew whenever the draft changes.
        text: form.overrule.seats.length > 0 ? form.overrule.pointsOf(form.round, form.seat) : ""
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 5
        validator: RegularExpressionValidator {
            regularExpression: /-?[0-9]*/
        }
        onEdited: text => form.overrule.setPoints(form.round, form.seat, text)
    }
}
