// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Chooses among the kept weights and points; a set of one's own can be edited, the example gives way to the cards.
ValueSetFrame {
    id: sheet

    required property AllAboardSetup aboard

    readonly property bool fromCards: aboard.valueSetProvenance === SetSource.Example

    setup: aboard
    preferredWidth: editing ? Theme.scaled(1060) : Theme.scaled(540)
    scrolls: !editing
    isNew: editor.setId === ""
    failed: editor.failed
    complete: aboard.entry.complete
    exampleText: qsTr("example values: check your cards")
    heading: qsTr("Weights and points")
    newHeading: qsTr("What your cards say")
    editHeading: qsTr("Edit weights and points")
    editText: qsTr("Edit these")
    newText: fromCards ? qsTr("Copy them from the cards") : qsTr("New weights and points")
    newHint: fromCards ? "" : qsTr("starts as a copy of the chosen set")
    onEditAsked: setId => editor.start(setId)
    onMissingAsked: aboard.entry.next()
    onSaveAsked: {
        if (editor.save())
            editing = false
    }

    AnimalValueCards {
        Layout.fillWidth: true
        visible: !sheet.editing
        setup: sheet.aboard
    }
    AnimalValueEditor {
        id: editor
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.rightMargin: Theme.space3 // the room of a bar that is not there
        visible: sheet.editing
        setup: sheet.aboard
        onDeleted: sheet.editing = false
    }
}
