// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The numbers that the tile can have. A dot marks those that are known.
// Placed by hand: a Grid whose items follow its width asks a layout for another width each time.
Item {
    id: keys

    required property TileEditor editor
    property real room: 0 // of height, for larger keys

    readonly property int fitting: Math.floor((width + Theme.space2) / (Math.max(Theme.touch, 46 * Theme.growth)
                                                                        + Theme.space2))
    readonly property int columns: fitting >= 6 ? 6 : fitting >= 4 ? 4 : 3 // so that twelve fill all lines
    readonly property real column: (width + Theme.space2) / columns
    readonly property int lines: Math.ceil(numbers.count / columns)
    readonly property real leastLine: Math.round(Math.max(Theme.touch, 54 * Theme.growth)) + Theme.space2
    readonly property real line: Math.max(leastLine, Math.min(Math.floor((room + Theme.space2) / Math.max(1, lines)),
                                                              Math.round(120 * Theme.growth)))

    signal chosen

    implicitHeight: Math.max(0, lines * line - Theme.space2)
    objectName: "tile-numbers"

    Repeater {
        id: numbers
        model: keys.editor.numbers

        RaceKey {
            id: key

            required property int number
            required property bool known
            required property bool chosen
            required property int index

            objectName: "tile-number-" + number
            x: Math.round(index % keys.columns * keys.column)
            y: Math.floor(index / keys.columns) * keys.line
            width: Math.floor(keys.column - Theme.space2)
            height: keys.line - Theme.space2
            large: true
            text: number
            checked: chosen
            Accessible.name: known ? qsTr("Tile %1, remembered").arg(number) : qsTr("Tile %1").arg(number)
            onClicked: {
                keys.editor.chooseNumber(number)
                keys.chosen()
            }

            Rectangle {
                visible: key.known
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.space1 + 2
                width: Theme.space2
                height: width
                radius: width / 2
                color: key.checked ? Theme.chosenInk : Theme.green
            }
        }
    }
}
