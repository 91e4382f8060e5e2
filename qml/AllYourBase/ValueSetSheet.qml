// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Chooses among the kept points; a set of one's own can be edited, the example only copied.
Sheet {
    id: sheet

    required property SetupModel setup

    property bool editing: false

    function edit(setId: string) {
        editor.start(setId)
        editing = true
    }
    function save() {
        if (editor.save())
            editing = false
    }

    objectName: "values"
    placement: "side"
    preferredWidth: Theme.scaled(540)
    title: !editing ? qsTr("Points of the cards") : editor.setId === "" ? qsTr("New points") : qsTr("Edit points")
    subtitle: editing ? qsTr("Whole numbers from 0 to 99, as on your cards") : ""
    onClosed: editing = false

    ValueSetList {
        id: list
        Layout.fillWidth: true
        visible: !sheet.editing
        setup: sheet.setup
    }
    ValueSetEditor {
        id: editor
        Layout.fillWidth: true
        visible: sheet.editing
        setup: sheet.setup
    }
    HoldButton {
        objectName: "values-delete"
        Layout.fillWidth: true
        visible: sheet.editing && editor.setId !== ""
        iconName: "trash"
        text: qsTr("Delete these points")
        onConfirmed: {
            if (editor.remove())
                sheet.editing = false
        }
    }

    footer: [
        BodyText {
            Layout.fillWidth: true
            visible: sheet.editing && editor.failed
            text: sheet.setup.problem
            color: Theme.red
            Accessible.role: Accessible.AlertMessage
        },
        ActButton {
            objectName: "values-save"
            Layout.fillWidth: true
            visible: sheet.editing
            kind: "primary"
            iconName: "check"
            text: qsTr("Keep")
            onClicked: sheet.save()
        },
        ActButton {
            objectName: "values-cancel"
            Layout.fillWidth: true
            visible: sheet.editing
            text: qsTr("Cancel")
            onClicked: sheet.editing = false
        },
        ActButton {
            objectName: "values-edit"
            Layout.fillWidth: true
            visible: !sheet.editing && sheet.setup.valueSetProvenance !== "example"
            iconName: "edit"
            text: qsTr("Edit these points")
            onClicked: sheet.edit(list.chosenId)
        },
        ActButton {
            objectName: "values-new"
            Layout.fillWidth: true
            visible: !sheet.editing
            iconName: "plus"
            text: qsTr("New points")
            hint: qsTr("a copy of the chosen ones to begin with")
            onClicked: sheet.edit("")
        }
    ]
}
