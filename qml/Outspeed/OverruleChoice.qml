// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Which route a seat has chosen, and what it has set on the middle wheel. What stands now is shown only on demand.
ColumnLayout {
    id: form

    required property RaceOverruleModel overrule
    property int seat: 0
    readonly property var chosen: overrule.seats[seat] ?? null
    // What this ruling says of the seat's choice so far; with a wheel of -1 its route needs none.
    readonly property bool ruled: chosen?.ruled ?? false
    readonly property string route: chosen?.ruledRoute ?? ""
    readonly property int wheel: chosen?.ruledWheel ?? -1
    readonly property int usualWheel: 1

    spacing: Theme.space3

    Component.onCompleted: overrule.uncovered = false

    SeatPicker {
        prefix: "overrule-choice-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => {
            form.overrule.uncovered = false
            form.seat = seat
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: form.overrule.routes.length === 0
        text: qsTr("The tile of this turn has not been described.")
        color: Theme.textSecond
    }
    Toggle {
        objectName: "overrule-choice-uncover"
        Layout.fillWidth: true
        visible: form.overrule.routes.length > 0
        text: qsTr("Show the chosen route")
        checked: form.overrule.uncovered
        onToggled: checked => form.overrule.uncovered = checked
    }
    BodyText {
        objectName: "overrule-choice-now"
        Layout.fillWidth: true
        visible: form.overrule.uncovered && form.chosen !== null
        text: !form.chosen || form.chosen.route === "" ? qsTr("Nothing yet")
              : form.chosen.wheel < 0 ? form.chosen.route
              //: the name of a route, the number set on the wheel
              : qsTr("%1, wheel at %2").arg(form.chosen.route).arg(form.chosen.wheel)
        font.bold: true
    }
    SectionTitle {
        visible: form.overrule.routes.length > 0
        text: qsTr("New choice")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: form.overrule.routes.length > 0
        spacing: Theme.space2

        Repeater {
            model: form.overrule.routes

            Chip {
                required property var modelData
                required property int index

                objectName: "overrule-choice-route-" + index
                text: modelData.route
                checked: form.route === modelData.route
                onClicked: form.overrule.setChoice(form.seat, modelData.route, !modelData.wheel ? -1
                                                   : form.wheel < 0 ? form.usualWheel : form.wheel)
            }
        }
        Chip {
            objectName: "overrule-choice-none"
            text: qsTr("None yet")
            checked: form.ruled && form.route === ""
            onClicked: form.overrule.setChoice(form.seat, "", -1)
        }
    }
    Stepper {
        objectName: "overrule-wheel"
        Layout.fillWidth: true
        visible: form.wheel >= 0
        label: qsTr("Middle wheel")
        from: 0
        to: form.overrule.mostWheel
        value: form.wheel
        onMoved: value => form.overrule.setChoice(form.seat, form.route, value)
    }
}
