// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

ColumnLayout {
    id: reason

    required property OverruleModel overrule

    spacing: Theme.space1

    Field {
        objectName: "overrule-reason"
        Layout.fillWidth: true
        label: qsTr("Reason")
        placeholder: qsTr("Why is it set right?")
        maximumLength: 200
        text: reason.overrule.reason
        onEdited: text => reason.overrule.reason = text
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Repeater {
            model: [qsTr("Entered wrongly"), qsTr("Forgotten card"), qsTr("Agreed at the table"), qsTr("Declared position")]

            Chip {
                required property string modelData
                required property int index

                objectName: "overrule-reason-" + index
                text: modelData
                checked: reason.overrule.reason === text
                onClicked: reason.overrule.reason = text
            }
        }
    }
}
