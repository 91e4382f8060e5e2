// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
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

        SetChoice {
            id: entry

            required property int index
            required property string setId
            required property int provenance

            objectName: "values-set-" + index
            width: list.width
            onClicked: list.setup.chooseValueSet(setId)
            onChosenChanged: if (chosen) list.chosenId = setId
            Component.onCompleted: if (chosen) list.chosenId = setId

            ProvenanceText {
                Layout.fillWidth: true
                provenance: entry.provenance
                exampleText: list.exampleText
            }
        }
    }
}
