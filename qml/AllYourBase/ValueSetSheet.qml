// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// Chooses among the kept points; a set of one's own can be edited, the example only copied.
ValueSetFrame {
    id: sheet

    required property AllYourBaseSetup points

    setup: points
    isNew: editor.setId === ""
    failed: editor.failed
    exampleText: qsTr("example points: check your cards")
    heading: qsTr("Card points")
    newHeading: qsTr("New points")
    editHeading: qsTr("Edit points")
    editText: qsTr("Edit these points")
    newText: qsTr("New points")
    subtitle: editing ? qsTr("Whole numbers from 0 to 99, as on your cards") : ""
    onEditAsked: setId => editor.start(setId)
    onSaveAsked: {
        if (editor.save())
            editing = false
    }

    ValueCards {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !sheet.editing
        setup: sheet.points
    }
    ValueSetEditor {
        id: editor
        Layout.fillWidth: true
        visible: sheet.editing
        setup: sheet.points
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
}
