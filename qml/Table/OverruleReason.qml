// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Why something is ruled, in the referee's words or in one of those that come often.
ColumnLayout {
    id: field

    required property string reason
    readonly property bool isTyped: written.input.activeFocus
    readonly property bool isCommon: common.includes(reason) && !isTyped
    readonly property var common: [qsTr("Entered wrongly"), qsTr("Something forgotten"), qsTr("Agreed at the table"),
                                   qsTr("Declared position")]

    signal edited(string reason)

    spacing: Theme.space1

    SmallText {
        Layout.fillWidth: true
        visible: field.isCommon
        text: qsTr("Reason")
    }
    Field {
        id: written
        objectName: "overrule-reason"
        Layout.fillWidth: true
        visible: !field.isCommon
        label: qsTr("Reason")
        placeholder: qsTr("Why this ruling?")
        isText: true
        text: field.reason
        onEdited: text => field.edited(text)
    }
    Flow {
        id: chips
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Repeater {
            model: field.common

            Chip {
                required property string modelData
                required property int index

                objectName: visible ? "overrule-reason-" + index : ""
                // Once one is chosen, it is the only one; tapped again, it is let go.
                visible: !field.isCommon || checked
                width: Math.min(implicitWidth, chips.width)
                text: modelData
                checked: field.reason === text
                onClicked: field.edited(checked ? "" : text)
            }
        }
    }
}
