// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Columns, not layouts: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
Column {
    id: list

    required property GameSetup setup

    property string exampleText
    property string chosenId // the set that is edited when the chosen one is

    spacing: Theme.space2

    Repeater {
        model: list.setup.valueSets

        Pressable {
            id: entry

            required property int index
            required property string setId
            required property string name
            required property int provenance
            required property bool chosen

            objectName: "values-set-" + index
            width: list.width
            text: name
            checked: chosen
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: list.setup.chooseValueSet(setId)
            onChosenChanged: if (chosen) list.chosenId = setId
            Component.onCompleted: if (chosen) list.chosenId = setId

            background: Rectangle {
                radius: Theme.radius
                color: entry.down ? Theme.pressed : entry.chosen ? Theme.accentGround : Theme.raised
                border.width: entry.chosen ? Theme.edgeWidth : Theme.hairlineWidth
                border.color: entry.chosen ? Theme.accent : Theme.hairline
            }
            contentItem: RowLayout {
                spacing: Theme.space3

                ColumnLayout {
                    spacing: 0

                    Heading {
                        Layout.fillWidth: true
                        level: 3
                        text: entry.name
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    ProvenanceText {
                        Layout.fillWidth: true
                        provenance: entry.provenance
                        exampleText: list.exampleText
                    }
                }
                Icon {
                    visible: entry.chosen
                    name: "check"
                    color: Theme.accent
                }
            }
        }
    }
}
