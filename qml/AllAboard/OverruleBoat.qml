// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The number of a boat.
ColumnLayout {
    id: form

    required property AboardOverruleModel overrule
    property int boat: 1
    readonly property var chosen: overrule.boats[boat - 1] ?? null
    property int kilos: chosen ? chosen.kilos : 0
    property bool half: chosen ? chosen.half : false

    spacing: Theme.space3

    SectionTitle {
        text: qsTr("Which boat")
    }
    BoatPicker {
        prefix: "overrule-boat-"
        boats: form.overrule.boats
        value: form.boat
        onChosen: boat => {
            form.boat = boat
            form.kilos = Qt.binding(() => form.chosen ? form.chosen.kilos : 0)
            form.half = Qt.binding(() => form.chosen ? form.chosen.half : false)
        }
    }
    Stepper {
        objectName: "overrule-boat-number"
        Layout.fillWidth: true
        label: qsTr("Its number")
        to: 999
        value: form.kilos
        onMoved: value => form.kilos = value
    }
    Toggle {
        objectName: "overrule-boat-half"
        Layout.fillWidth: true
        text: qsTr("and a half")
        checked: form.half
        onToggled: checked => form.half = checked
    }
    ActButton {
        objectName: "overrule-set-boat"
        Layout.fillWidth: true
        iconName: "check"
        text: qsTr("Set the number of boat %1").arg(form.boat)
        available: form.chosen !== null
        onClicked: form.overrule.setBoatNumber(form.boat, form.kilos, form.half)
    }
}
