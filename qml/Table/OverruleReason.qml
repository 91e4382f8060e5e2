// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Why something is ruled, which is asked last: one of the reasons that come often enters the ruling at once, the
// referee's own words are typed.
ColumnLayout {
    id: why

    required property string reason

    readonly property var common: [qsTr("Entered wrongly"), qsTr("Something forgotten"), qsTr("Agreed at the table"),
                                   qsTr("Declared position")]

    signal edited(string reason)
    signal chosen(string reason)

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: buttons
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: why.common

            ActButton {
                required property string modelData
                required property int index

                objectName: visible ? "overrule-reason-" + index : ""
                width: buttons.width
                text: modelData
                onClicked: why.chosen(text)
            }
        }
    }
    Field {
        objectName: visible ? "overrule-reason" : ""
        Layout.fillWidth: true
        label: qsTr("In your own words")
        isText: true
        text: why.reason
        onEdited: text => why.edited(text)
    }
}
