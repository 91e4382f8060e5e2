// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// One keypad for the numbers of the boats; digits may be typed on a keyboard as well.
FocusScope {
    id: keys

    required property NumberEntry numbers
    property bool several: true // there is a next one
    property bool low: false // where height is dear

    readonly property real gap: Theme.space1 + 2
    readonly property int columns: low ? 15 : 4
    readonly property int rows: low ? 3 : 4
    readonly property real column: (Math.min(width, Theme.scaled(420)) + gap) / columns
    readonly property real row: Math.max(Theme.touch, Theme.scaled(46)) + gap
    // For each key: name, column, row, how many columns and rows.
    readonly property var places: low ? lowPlaces : highPlaces
    readonly property var highPlaces: [["7", 0, 0, 1, 1], ["8", 1, 0, 1, 1], ["9", 2, 0, 1, 1], ["back", 3, 0, 1, 1],
                                       ["4", 0, 1, 1, 1], ["5", 1, 1, 1, 1], ["6", 2, 1, 1, 1], ["half", 3, 1, 1, 1],
                                       ["1", 0, 2, 1, 1], ["2", 1, 2, 1, 1], ["3", 2, 2, 1, 1], ["next", 3, 2, 1, 2], ["0", 0, 3, 3, 1]]
    readonly property var lowPlaces: [["1", 0, 0, 3, 1], ["2", 3, 0, 3, 1], ["3", 6, 0, 3, 1], ["4", 9, 0, 3, 1], ["5", 12, 0, 3, 1],
                                      ["6", 0, 1, 3, 1], ["7", 3, 1, 3, 1], ["8", 6, 1, 3, 1], ["9", 9, 1, 3, 1], ["0", 12, 1, 3, 1],
                                      ["half", 0, 2, 5, 1], ["back", 5, 2, 5, 1], ["next", 10, 2, 5, 1]]
    readonly property var words: ({ back: qsTr("Delete the last digit"), half: qsTr("Half a kilo"), next: qsTr("Next boat") })

    function press(key: string) {
        if (key === "back")
            numbers.back()
        else if (key === "half")
            numbers.half()
        else if (key === "next")
            numbers.next()
        else
            numbers.digit(parseInt(key))
    }

    implicitHeight: rows * row - gap
    implicitWidth: Theme.scaled(260)
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            numbers.digit(event.key - Qt.Key_0)
        else if (event.key === Qt.Key_Backspace)
            numbers.back()
        else if (event.key === Qt.Key_Comma || event.key === Qt.Key_Period)
            numbers.half()
        else
            return
        event.accepted = true
    }

    Repeater {
        model: keys.places

        NumberKey {
            required property var modelData
            readonly property string name: modelData[0]

            objectName: "key-" + name
            x: Math.round(modelData[1] * keys.column)
            y: modelData[2] * keys.row
            width: Math.floor(modelData[3] * keys.column - keys.gap)
            height: modelData[4] * keys.row - keys.gap
            available: name !== "next" || keys.several
            iconName: name === "back" ? "backspace" : name === "next" ? "arrow-right" : ""
            sign: name === "half" ? "½" : iconName === "" ? name : ""
            text: keys.words[name] ?? name
            onClicked: keys.press(name)
        }
    }
}
