// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The edits of a ruling so far, each of which can be taken out, and what they come to where that is told.
ColumnLayout {
    id: draft

    property var edits // LineRow
    property var effects // Difference
    property bool tellsEffects: true
    readonly property int count: lines.count

    signal removeAsked(int number)
    signal clearAsked

    spacing: Theme.space2

    // Placed by hand: in a narrow rail the button stands below.
    Item {
        id: head

        readonly property bool stacked: clear.visible
                                        && title.implicitWidth + Theme.space2 + clear.implicitWidth > width

        Layout.fillWidth: true
        implicitHeight: stacked ? title.height + clear.height
                                : Math.max(title.height, clear.visible ? clear.height : 0)
        visible: draft.count > 0

        SectionTitle {
            id: title
            y: head.stacked ? 0 : Math.round((head.height - height) / 2)
            width: head.stacked || !clear.visible ? head.width : head.width - clear.width - Theme.space2
            text: qsTr("This ruling")
        }
        Chip {
            id: clear
            objectName: "overrule-clear"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Math.min(implicitWidth, head.width)
            visible: draft.count > 1
            iconName: "trash"
            text: qsTr("Clear the list")
            onClicked: draft.clearAsked()
        }
    }
    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: list
        Layout.fillWidth: true

        Repeater {
            id: lines
            model: draft.edits

            RowLayout {
                id: line

                required property int number
                required property string text

                width: list.width
                spacing: Theme.space2

                BodyText {
                    Layout.fillWidth: true
                    text: line.text
                }
                IconButton {
                    objectName: "overrule-edit-remove-" + line.number
                    flat: true
                    iconName: "close"
                    label: qsTr("Remove: %1").arg(line.text)
                    onClicked: draft.removeAsked(line.number)
                }
            }
        }
    }
    SectionTitle {
        Layout.fillWidth: true
        visible: differences.visible
        text: qsTr("What it changes")
    }
    DifferenceList {
        id: differences
        Layout.fillWidth: true
        visible: draft.tellsEffects && count > 0
        model: draft.effects
    }
}
