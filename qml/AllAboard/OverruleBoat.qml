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

    spacing: Theme.space3

    SectionTitle {
        text: qsTr("Which boat")
    }
    BoatPicker {
        prefix: "overrule-boat-"
        boats: form.overrule.boats
        value: form.boat
        onChosen: boat => form.boat = boat
    }
    Stepper {
        objectName: "overrule-boat-number"
        Layout.fillWidth: true
        visible: form.chosen !== null
        label: qsTr("Weight limit")
        to: 999
        value: form.chosen ? form.chosen.kilos : 0
        onMoved: value => form.overrule.setBoatNumber(form.boat, value, form.chosen.half)
    }
    Toggle {
        objectName: "overrule-boat-half"
        Layout.fillWidth: true
        visible: form.chosen !== null
        //: switch: half a kilo more
        text: qsTr("plus half a kilo")
        checked: form.chosen ? form.chosen.half : false
        onToggled: checked => form.overrule.setBoatNumber(form.boat, form.chosen.kilos, checked)
    }
}
