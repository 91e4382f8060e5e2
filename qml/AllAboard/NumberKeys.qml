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

    readonly property real gap: Theme.space1 + 2
    readonly property real keyWidth: Math.floor((Math.min(width, Theme.scaled(420)) - 3 * gap) / 4)
    readonly property real keyHeight: Math.max(Theme.touch, Theme.scaled(46))
    readonly property var places: [["7", 0, 0], ["8", 1, 0], ["9", 2, 0], ["4", 0, 1], ["5", 1, 1], ["6", 2, 1], ["1", 0, 2], ["2", 1, 2], ["3", 2, 2]]

    function press(key: string) {
        numbers.digit(parseInt(key))
    }

    implicitHeight: 4 * keyHeight + 3 * gap
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

            objectName: "key-" + modelData[0]
            x: modelData[1] * (keys.keyWidth + keys.gap)
            y: modelData[2] * (keys.keyHeight + keys.gap)
            width: keys.keyWidth
            height: keys.keyHeight
            text: modelData[0]
            onClicked: keys.press(text)
        }
    }
    NumberKey {
        objectName: "key-0"
        y: 3 * (keys.keyHeight + keys.gap)
        width: 3 * keys.keyWidth + 2 * keys.gap
        height: keys.keyHeight
        text: "0"
        onClicked: keys.press(text)
    }
    NumberKey {
        objectName: "key-back"
        x: 3 * (keys.keyWidth + keys.gap)
        width: keys.keyWidth
        height: keys.keyHeight
        iconName: "backspace"
        text: qsTr("Delete the last digit")
        onClicked: keys.numbers.back()
    }
    NumberKey {
        objectName: "key-half"
        x: 3 * (keys.keyWidth + keys.gap)
        y: keys.keyHeight + keys.gap
        width: keys.keyWidth
        height: keys.keyHeight
        sign: "½"
        text: qsTr("Half a kilo")
        onClicked: keys.numbers.half()
    }
    NumberKey {
        objectName: "key-next"
        x: 3 * (keys.keyWidth + keys.gap)
        y: 2 * (keys.keyHeight + keys.gap)
        width: keys.keyWidth
        height: 2 * keys.keyHeight + keys.gap
        available: keys.several
        iconName: "arrow-right"
        text: qsTr("Next boat")
        onClicked: keys.numbers.next()
    }
}
