// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The numbers from 0 to 9, or those of a later ten: one tap chooses one.
KeyGrid {
    id: keys

    property int value: -1
    property int first: 0
    property int highest: 99 // beyond it a tap is refused
    property string prefix // of the object names
    property real least: Theme.touch
    property bool large: false

    signal chosen(int number)

    function fit(count: int): bool {
        return count * (least + spacing) - spacing <= width
    }

    Keys.onPressed: event => {
        event.accepted = event.key >= Qt.Key_0 && event.key <= Qt.Key_9
        if (event.accepted)
            chosen(first + event.key - Qt.Key_0)
    }
    keyCount: 10
    tallest: Theme.scaled(104)
    spacing: Theme.space1 + 2
    columns: fit(10) ? 10 : 5

    Repeater {
        model: 10

        RaceKey {
            required property int index
            readonly property int number: keys.first + index

            objectName: keys.prefix + number
            width: keys.keyWidth
            height: Math.max(keys.least, keys.large ? Theme.scaled(60) : Theme.touch, keys.keyHeight)
            text: number
            large: keys.large
            checked: keys.value === number
            available: number <= keys.highest
            onClicked: keys.chosen(number)
            onRefusedTapped: keys.chosen(number)
        }
    }
}
