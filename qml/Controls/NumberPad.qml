// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Keys for numbers; what is typed on a keyboard counts as well.
FocusScope {
    id: pad

    readonly property bool takesTyping: true // see ActButton
    property bool several: true // there is a next one
    property bool hasHalves: true // there is a key for them
    property bool halves: hasHalves // it may be tapped
    property bool negatives: false // there is a key for them
    property bool signs: negatives // it may be tapped
    property string nextText

    property bool low: false // where height is dear: a line less
    property real room: 0 // of height, for larger keys

    readonly property real gap: Theme.space1 + 2
    readonly property int columns: low ? 5 : 4
    readonly property int rows: low ? 3 : 4
    readonly property real column: (Math.min(width, Theme.scaled(420)) + gap) / columns
    readonly property bool roomy: !low && room >= rows * (64 * Theme.growth + gap) - gap
    readonly property real row: roomy ? Math.min(Math.floor((room + gap) / rows), Math.round(100 * Theme.growth) + gap)
                                      : Math.round(Math.max(Theme.touch, 46 * Theme.growth)) + gap
    readonly property bool bothSigns: negatives && hasHalves
    // For each key: name, column, row, how many columns and rows. The digits lie alike wherever there is a keypad.
    readonly property var digits: [["7", 0, 0, 1, 1], ["8", 1, 0, 1, 1], ["9", 2, 0, 1, 1],
                                   ["4", 0, 1, 1, 1], ["5", 1, 1, 1, 1], ["6", 2, 1, 1, 1],
                                   ["1", 0, 2, 1, 1], ["2", 1, 2, 1, 1], ["3", 2, 2, 1, 1]]
    readonly property var places: digits.concat(low ? lowPlaces : highPlaces)
    readonly property string beside: hasHalves ? "half" : "minus" // beside the digits
    readonly property var highPlaces: bothSigns ? highActs.concat([["minus", 0, 3, 1, 1], ["0", 1, 3, 2, 1]])
                                                : highActs.concat([["0", 0, 3, 3, 1]])
    readonly property var highActs: [["back", 3, 0, 1, 1], [beside, 3, 1, 1, 1], ["next", 3, 2, 1, 2]]
    readonly property var lowPlaces: bothSigns ? [["minus", 3, 0, 1, 1], ["half", 3, 1, 1, 1], ["0", 3, 2, 1, 1],
                                                  ["back", 4, 0, 1, 1], ["next", 4, 1, 1, 2]]
                                               : [["back", 3, 0, 1, 1], [beside, 3, 1, 1, 1], ["0", 3, 2, 1, 1],
                                                  ["next", 4, 0, 1, 3]]
    readonly property var words: ({ back: qsTr("Delete the last digit"), half: qsTr("Half a kilo"),
                                    minus: qsTr("Minus"), next: nextText })

    signal digitTyped(int digit)
    signal halfTyped
    signal minusTyped
    signal backTyped
    signal nextTyped
    signal finished // Enter where there is no next one

    function type(event: KeyEvent) {
        event.accepted = true
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            digitTyped(event.key - Qt.Key_0)
        else if (event.key === Qt.Key_Backspace)
            backTyped()
        else if (halves && (event.key === Qt.Key_Comma || event.key === Qt.Key_Period))
            halfTyped()
        else if (signs && event.key === Qt.Key_Minus)
            minusTyped()
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            several ? nextTyped() : finished()
        else
            event.accepted = false
    }

    function press(key: string) {
        if (key === "back")
            backTyped()
        else if (key === "half")
            halfTyped()
        else if (key === "minus")
            minusTyped()
        else if (key === "next")
            nextTyped()
        else
            digitTyped(parseInt(key))
    }

    implicitHeight: rows * row - gap
    implicitWidth: Theme.scaled(260)
    Keys.onPressed: event => pad.type(event)

    Repeater {
        model: pad.places

        NumberKey {
            required property var modelData
            readonly property string name: modelData[0]

            objectName: "key-" + name
            x: Math.round(modelData[1] * pad.column)
            y: modelData[2] * pad.row
            width: Math.floor(modelData[3] * pad.column - pad.gap)
            height: modelData[4] * pad.row - pad.gap
            available: name === "next" ? pad.several : name === "half" ? pad.halves : name === "minus" ? pad.signs
                       : true
            iconName: name === "back" ? "backspace" : name === "next" ? "arrow-right" : ""
            large: pad.roomy
            sign: name === "half" ? "\u00BD" : name === "minus" ? "\u2212" : iconName === "" ? name : ""
            text: pad.words[name] ?? name
            // Enter goes on, as on every keypad, and never types the digit on which the focus happens to stand.
            Keys.forwardTo: [pad]
            onClicked: pad.press(name)
        }
    }
}
