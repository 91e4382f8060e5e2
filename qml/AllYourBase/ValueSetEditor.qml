// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A draft of points: nothing is kept before save().
ColumnLayout {
    id: editor

    required property AllYourBaseSetup setup

    property string setId // empty: a new set
    property int provenance: SetSource.Printed
    property bool copiesExample: false // nobody has said yet that these points stand on cards

    readonly property var sources: [
        { value: SetSource.Printed, name: "printed", label: qsTr("Printed on the cards") },
        { value: SetSource.Table, name: "table", label: qsTr("Agreed at the table") }
    ]
    readonly property var stillExample: ({ value: SetSource.Example, name: "example",
                                           label: qsTr("Still example points") })

    property var draft: []
    property int baseDefense: 0
    property bool failed: false

    function start(id: string) {
        setId = id
        draft = setup.values
        baseDefense = setup.baseDefense
        provenance = setup.valueSetProvenance
        copiesExample = provenance === SetSource.Example
        nameField.text = id === "" ? "" : setup.valueSetName
        failed = false
    }
    function put(index: int, points: var) {
        draft = draft.map((entry, i) => i === index ? Object.assign({}, entry, points) : entry)
    }
    function save(): bool {
        const name = nameField.text.trim() === "" ? nameField.placeholder : nameField.text.trim()
        failed = !setup.saveValueSet(setId, name, provenance, draft, baseDefense)
        return !failed
    }
    function remove(): bool {
        failed = !setup.removeValueSet(setId)
        return !failed
    }

    spacing: Theme.space4

    Field {
        id: nameField
        input.objectName: "values-name"
        Layout.fillWidth: true
        label: qsTr("Name")
        placeholder: qsTr("Our cards")
        isName: true
    }
    Segmented {
        objectName: "values-provenance"
        Layout.fillWidth: true
        label: qsTr("Where the points come from")
        model: editor.copiesExample ? editor.sources.concat(editor.stillExample) : editor.sources
        value: editor.provenance
        onChosen: value => editor.provenance = value
    }
    Repeater {
        model: editor.draft.length

        ValueRow {
            required property int index

            readonly property var entry: editor.draft[index] ?? { card: "zig", attack: 0, defense: 0, ship: true }

            Layout.fillWidth: true
            card: entry.card
            // The draft is as old as the editor; the name follows the language of the screen.
            name: editor.setup.values[index]?.name ?? ""
            attack: entry.attack
            defense: entry.defense
            defends: entry.ship
            onAttackMoved: value => editor.put(index, { attack: value })
            onDefenseMoved: value => editor.put(index, { defense: value })
        }
    }
    ValueRow {
        Layout.fillWidth: true
        card: "base"
        name: qsTr("BASE")
        attacks: false
        defense: editor.baseDefense
        onDefenseMoved: value => editor.baseDefense = value
    }
}
