// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The edits so far, each of which can be taken out, and what they come to.
ColumnLayout {
    id: draft

    required property OverruleModel overrule
    readonly property int count: edits.count

    spacing: Theme.space2

    RowLayout {
        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("This ruling")
        }
        Chip {
            objectName: "overrule-clear"
            visible: draft.count > 1
            iconName: "trash"
            text: qsTr("Empty it")
            onClicked: draft.overrule.clear()
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: draft.count === 0
        text: qsTr("Nothing yet. Choose what to set right.")
        color: Theme.textSecond
    }
    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
    Column {
        id: lines
        Layout.fillWidth: true

        Repeater {
            id: edits
            model: draft.overrule.edits

            RowLayout {
                id: line

                required property int number
                required property string text

                width: lines.width
                spacing: Theme.space2

                BodyText {
                    Layout.fillWidth: true
                    text: line.text
                }
                IconButton {
                    objectName: "overrule-edit-remove-" + line.number
                    flat: true
                    iconName: "close"
                    label: qsTr("Take out: %1").arg(line.text)
                    onClicked: draft.overrule.removeEdit(line.number)
                }
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        visible: effects.count > 0
        fill: Theme.ground
        padding: Theme.space3

        Column {
            id: differences
            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.space1

            SectionTitle {
                width: differences.width
                text: qsTr("What it changes")
            }
            Repeater {
                id: effects
                model: draft.overrule.effects

                BodyText {
                    required text
                    width: differences.width
                }
            }
        }
    }
}
