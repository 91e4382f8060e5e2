// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the chosen set is called and where its tiles come from, or its end.
ColumnLayout {
    id: form

    required property TileSets tileSets

    property int provenance: SetSource.Table

    signal done

    function start() {
        field.text = tileSets.name
        provenance = tileSets.provenance
    }

    spacing: Theme.space3
    onVisibleChanged: if (visible) start()

    Field {
        id: field
        input.objectName: "tile-set-name"
        Layout.fillWidth: true
        label: qsTr("Name")
        placeholder: form.tileSets.newName
        isName: true
    }
    Segmented {
        objectName: "tile-set-provenance"
        Layout.fillWidth: true
        label: qsTr("Where the descriptions come from")
        model: [
            { value: SetSource.Table, name: "table", label: qsTr("Described at the table") },
            { value: SetSource.Printed, name: "printed", label: qsTr("Copied from the printed tiles") }
        ]
        value: form.provenance
        onChosen: value => form.provenance = value
    }
    ActButton {
        objectName: "tile-set-keep"
        Layout.fillWidth: true
        primary: true
        iconName: "check"
        text: qsTr("Save")
        onClicked: {
            if (form.tileSets.rename(field.text, form.provenance))
                form.done()
        }
    }
    ActButton {
        objectName: "tile-set-cancel"
        Layout.fillWidth: true
        text: qsTr("Cancel")
        onClicked: form.done()
    }
    HoldButton {
        objectName: "tile-set-delete"
        Layout.fillWidth: true
        iconName: "trash"
        text: qsTr("Delete this tile set")
        onConfirmed: {
            if (form.tileSets.remove())
                form.done()
        }
    }
}
