// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The twelve cards beside one keypad, or over it where it is narrow. Nothing is kept before save().
FocusScope {
    id: editor

    required property AllAboardSetup setup

    property string setId // empty: a new set
    property int provenance: SetSource.Printed
    property bool failed: false

    readonly property AnimalValueEntry entry: setup.entry
    readonly property bool wide: width >= 620 + 160 * Theme.textScale

    signal deleted

    function start(id: string) {
        setId = id
        const fromExample = setup.valueSetProvenance === SetSource.Example
        // The example is not copied: every figure is typed from a card.
        if (fromExample)
            setup.copyCards()
        else
            setup.copyChosen()
        provenance = fromExample ? SetSource.Printed : setup.valueSetProvenance
        nameField.text = id === "" ? "" : setup.valueSetName
        failed = false
        cards.contentY = 0
        keys.forceActiveFocus()
    }
    function save(): bool {
        const name = nameField.text.trim() === "" ? nameField.placeholder : nameField.text.trim()
        failed = !setup.saveValueSet(setId, name, provenance)
        return !failed
    }
    // What is typed is always in view.
    function reveal() {
        const tile = tiles.itemAt(entry.currentAnimal)
        if (!tile || !visible)
            return
        const top = tile.mapToItem(cards.contentItem, 0, 0).y
        cards.contentY = Math.max(0, Math.min(cards.contentHeight - cards.height,
            Math.max(top + tile.height + Theme.space2 - cards.height, Math.min(cards.contentY, top - Theme.space2))))
    }

    implicitHeight: wide ? Math.max(cards.implicitHeight, pad.implicitHeight)
                    : cards.implicitHeight + pad.implicitHeight + Theme.space3
    Keys.onPressed: event => keys.type(event)

    Connections {
        target: editor.entry
        function onChanged() {
            editor.reveal()
        }
    }
    ScrollArea {
        id: cards
        width: editor.wide ? parent.width - pad.width - Theme.space4 : parent.width
        height: editor.wide ? parent.height : parent.height - pad.height - Theme.space3
        keepsBarRoom: true
        onHeightChanged: editor.reveal()

        Grid {
            id: grid

            readonly property real tileWidth: Math.floor((width - (columns - 1) * spacing) / columns)

            Layout.fillWidth: true
            columns: Math.max(1, Math.min(3, Math.floor((width + spacing) / (Theme.scaled(310) + spacing))))
            spacing: Theme.space2

            Repeater {
                id: tiles
                model: editor.entry.animals

                AnimalValueTile {
                    width: grid.tileWidth
                    onChosen: what => editor.entry.choose(animal, what)
                }
            }
        }
        Field {
            id: nameField
            input.objectName: "values-name"
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
            label: qsTr("Name")
            placeholder: qsTr("Our cards")
            isName: true
        }
        Segmented {
            objectName: "values-provenance"
            Layout.fillWidth: true
            label: qsTr("Where the weights and points come from")
            model: [
                { value: SetSource.Printed, name: "printed", label: qsTr("Printed on the cards") },
                { value: SetSource.Table, name: "table", label: qsTr("Agreed at the table") }
            ]
            value: editor.provenance
            onChosen: value => editor.provenance = value
        }
        HoldButton {
            objectName: "values-delete"
            Layout.fillWidth: true
            visible: editor.setId !== ""
            iconName: "trash"
            text: qsTr("Delete these weights and points")
            onConfirmed: {
                editor.failed = !editor.setup.removeValueSet(editor.setId)
                if (!editor.failed)
                    editor.deleted()
            }
        }
    }
    ColumnLayout {
        id: pad
        x: parent.width - width
        y: editor.wide ? 0 : parent.height - height
        width: editor.wide ? Theme.scaled(280) : parent.width
        spacing: Theme.space2

        Hairline {
            Layout.fillWidth: true
            visible: !editor.wide
        }
        RowLayout {
            spacing: Theme.space2

            BodyText {
                objectName: "values-typing"
                Layout.fillWidth: true
                text: editor.entry.currentText
                color: Theme.note
                font.bold: true
                font.pixelSize: longestWord.sizeIn(pad.width - missing.Layout.maximumWidth - Theme.space2)

                LongestWord {
                    id: longestWord
                    words: editor.entry.currentText
                    font: Qt.font({ family: Theme.textFamily, bold: true, pixelSize: Theme.fontBody })
                }
            }
            SmallText {
                id: missing
                objectName: "values-missing"
                Layout.maximumWidth: pad.width * 0.5
                //: all weights and points have been entered
                text: editor.entry.complete ? qsTr("nothing missing") : qsTr("%n missing", "", editor.entry.missing)
                color: editor.entry.complete ? Theme.green : Theme.textSecond
            }
        }
        NumberPad {
            id: keys
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.scaled(420)
            Layout.alignment: Qt.AlignHCenter
            negatives: true
            low: !editor.wide && editor.height < 500 * Theme.textScale
            signs: !editor.entry.whole
            halves: !editor.entry.whole
            nextText: qsTr("Next value")
            onDigitTyped: digit => editor.entry.digit(digit)
            onHalfTyped: editor.entry.half()
            onMinusTyped: editor.entry.minus()
            onBackTyped: editor.entry.back()
            onNextTyped: editor.entry.next()
        }
        SmallText {
            Layout.fillWidth: true
            visible: editor.wide
            text: qsTr("Card by card: the weight in kilos, then the points. The arrow goes on to the next value; after ½, or after two digits for points, the next value comes up by itself.")
        }
    }
}
