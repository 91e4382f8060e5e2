// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Force fields, and which sections lie there.
ColumnLayout {
    id: form

    required property RaceOverruleModel overrule
    property int zone: overrule.rear

    spacing: Theme.space3

    SectionTitle {
        text: form.overrule.forceFields.length > 0 ? qsTr("Force fields: tap one to remove it")
              : qsTr("No force fields")
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: form.overrule.forceFields.length > 0
        spacing: Theme.space2

        Repeater {
            model: form.overrule.forceFields

            Chip {
                required property var modelData

                objectName: "overrule-field-" + modelData.zone
                iconName: "tokens/force-field"
                text: modelData.fields > 1
                      //: a zone of the track, how many force fields lie there
                      ? qsTr("Zone %1 ×%2").arg(modelData.zone).arg(modelData.fields)
                      : qsTr("Zone %1").arg(modelData.zone)
                onClicked: form.overrule.removeForceField(modelData.zone)
            }
        }
    }
    Stepper {
        objectName: "overrule-field-zone"
        Layout.fillWidth: true
        label: qsTr("Zone")
        from: form.overrule.rear
        to: form.overrule.front
        value: form.zone
        onMoved: value => form.zone = value
    }
    ActButton {
        objectName: "overrule-place-field"
        Layout.fillWidth: true
        iconName: "tokens/force-field"
        text: qsTr("Put a force field in zone %1").arg(form.zone)
        onClicked: form.overrule.placeForceField(form.zone)
    }
    Hairline {
        Layout.fillWidth: true
    }
    SectionTitle {
        text: qsTr("The third section")
    }
    Segmented {
        objectName: "overrule-third"
        Layout.fillWidth: true
        label: qsTr("The third section")
        value: form.overrule.third
        model: [{ value: RaceState.ThirdSection.Waits, label: qsTr("Not in play") },
                { value: RaceState.ThirdSection.Arrives, label: qsTr("All three until the turn ends") },
                { value: RaceState.ThirdSection.Laid, label: qsTr("Rear removed") }]
        onChosen: value => form.overrule.setThirdSection(value)
    }
}
