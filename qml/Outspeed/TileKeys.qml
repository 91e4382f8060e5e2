// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// What can stand at the place that is being described; digits of a keyboard count as well.
FocusScope {
    id: keys

    required property TileEditor editor
    readonly property bool takesTyping: true // see ActButton
    property bool low: false // where height is dear

    readonly property real gap: Theme.space1 + 2
    readonly property int columns: 6
    readonly property int lines: 3
    readonly property real column: (width + gap) / columns
    readonly property real line: (low ? Theme.touch : Math.max(Theme.touch, Theme.scaled(60))) + gap

    readonly property real keyWidth: Math.floor(column - gap)
    readonly property real keyHeight: line - gap

    function keyX(column: int): real {
        return Math.round(column * keys.column)
    }
    function type(event: KeyEvent) {
        event.accepted = true
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            editor.press(String(event.key - Qt.Key_0))
        else if (event.key === Qt.Key_Plus)
            editor.press("plus")
        else
            event.accepted = false
    }

    implicitHeight: lines * line - gap
    objectName: "tile-keys"
    Keys.onPressed: event => keys.type(event)

    // Each key has a place of its own, also while another question has no use for it.
    Repeater {
        model: keys.columns * keys.lines

        Rectangle {
            required property int index

            x: keys.keyX(index % keys.columns)
            y: Math.floor(index / keys.columns) * keys.line
            width: keys.keyWidth
            height: keys.keyHeight
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.hairlineWidth
            border.color: Theme.hairline
        }
    }
    Repeater {
        model: keys.editor.keys

        TileKey {
            required property string name
            required property string icon
            required property string label
            required word
            required property int column
            required property int line
            required property bool chosen
            required sign

            objectName: "tile-key-" + name
            x: keys.keyX(column)
            y: line * keys.line
            width: keys.keyWidth
            height: keys.keyHeight
            iconName: icon
            text: label
            checked: chosen
            once: name !== "die" && name !== "tens" // of those two more is meant
            onClicked: keys.editor.press(name)
        }
    }
}
