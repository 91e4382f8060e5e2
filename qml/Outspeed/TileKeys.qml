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
    readonly property real column: (width + gap) / 6
    readonly property real line: (low ? Theme.touch : Math.max(Theme.touch, Theme.scaled(70))) + gap

    function type(event: KeyEvent) {
        event.accepted = true
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            editor.press(String(event.key - Qt.Key_0))
        else if (event.key === Qt.Key_Plus)
            editor.press("plus")
        else
            event.accepted = false
    }

    implicitHeight: 3 * line - gap
    objectName: "tile-keys"
    Keys.onPressed: event => keys.type(event)

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
            x: Math.round(column * keys.column)
            y: line * keys.line
            width: Math.floor(keys.column - keys.gap)
            height: keys.line - keys.gap
            iconName: icon
            text: label
            checked: chosen
            once: name !== "die" && name !== "tens" // of those two more is meant
            onClicked: keys.editor.press(name)
        }
    }
}
