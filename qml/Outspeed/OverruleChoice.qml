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
    property bool uncovered: false
    property string route
    property int wheel: 1
    readonly property var chosen: overrule.seats[seat] ?? null
    property bool hasWheel: false // the route that was tapped

    spacing: Theme.space3

    SeatPicker {
        prefix: "overrule-choice-"
        seats: form.overrule.seats
        value: form.seat
        onChosen: seat => {
            form.uncovered = false
            form.route = ""
            form.hasWheel = false
            form.wheel = 1
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
        text: qsTr("Show what it has chosen")
        checked: form.uncovered
        onToggled: checked => form.uncovered = checked
    }
    BodyText {
        objectName: "overrule-choice-now"
        Layout.fillWidth: true
        visible: form.uncovered && form.chosen !== null
        text: !form.chosen || form.chosen.route === "" ? qsTr("Nothing yet") : form.chosen.wheel >= 0 ? form.chosen.route + ", " + form.chosen.wheel : form.chosen.route
        font.bold: true
    }
    SectionTitle {
        visible: form.overrule.routes.length > 0
        text: qsTr("Its choice from now on")
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
                onClicked: {
                    form.route = modelData.route
                    form.hasWheel = modelData.wheel
                    form.overrule.setChoice(form.seat, modelData.route, modelData.wheel ? form.wheel : -1)
                }
            }
        }
        Chip {
            objectName: "overrule-choice-none"
            text: qsTr("None yet")
            onClicked: {
                form.route = ""
                form.hasWheel = false
                form.overrule.setChoice(form.seat, "", -1)
            }
        }
    }
    Stepper {
        objectName: "overrule-wheel"
        Layout.fillWidth: true
        visible: form.hasWheel
        label: qsTr("Middle wheel")
        from: 0
        to: form.overrule.mostWheel
        value: form.wheel
        onMoved: value => {
            form.wheel = value
            form.overrule.setChoice(form.seat, form.route, value)
        }
    }
}
