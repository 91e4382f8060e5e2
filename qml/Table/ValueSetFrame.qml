// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Chooses among the kept card values of a game; a set of one's own can be edited, the example only copied. The game
// puts its editor in.
Sheet {
    id: frame

    required property GameSetup setup

    property bool editing: false
    property bool isNew: false // what is edited is not kept yet
    property bool failed: false // it could not be kept
    property bool complete: true
    required property string exampleText
    property string heading
    property string newHeading
    property string editHeading
    property string editText
    property string newText
    property string newHint: qsTr("starts as a copy of the chosen set")

    signal editAsked(string setId) // empty: a copy of the chosen ones
    signal saveAsked
    signal missingAsked

    function edit(setId: string) {
        editAsked(setId)
        editing = true
    }

    objectName: "values"
    aside: editing
    preferredWidth: Theme.scaled(540)
    title: !editing ? heading : isNew ? newHeading : editHeading
    onClosed: editing = false

    ValueSetList {
        id: list
        Layout.fillWidth: true
        visible: !frame.editing
        setup: frame.setup
        exampleText: frame.exampleText
    }

    footer: [
        BodyText {
            Layout.fillWidth: true
            visible: frame.editing && frame.failed
            text: frame.setup.problem
            color: Theme.red
            Accessible.role: Accessible.AlertMessage
        },
        ActButton {
            objectName: "values-save"
            Layout.fillWidth: true
            visible: frame.editing
            primary: true
            iconName: "check"
            available: frame.complete
            text: qsTr("Save")
            onClicked: frame.saveAsked()
            onRefusedTapped: frame.missingAsked()
        },
        ActButton {
            objectName: "values-cancel"
            Layout.fillWidth: true
            visible: frame.editing
            text: qsTr("Cancel")
            onClicked: frame.editing = false
        },
        ActButton {
            objectName: "values-edit"
            Layout.fillWidth: true
            visible: !frame.editing && list.chosenId !== ""
            iconName: "edit"
            text: frame.editText
            onClicked: frame.edit(list.chosenId)
        },
        ActButton {
            objectName: "values-new"
            Layout.fillWidth: true
            visible: !frame.editing
            iconName: "plus"
            text: frame.newText
            hint: frame.newHint
            onClicked: frame.edit("")
        }
    ]
}
