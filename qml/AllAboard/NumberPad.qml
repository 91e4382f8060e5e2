// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Keys for weights; what is typed on a keyboard counts as well.
FocusScope {
    id: pad

    property bool several: true // there is a next one
    property bool halves: true
    property bool negatives: false // there is a key for them
    property bool signs: negatives // it may be tapped
    property string nextText

    readonly property real gap: Theme.space1 + 2
    readonly property real keyWidth: Math.floor((Math.min(width, Theme.scaled(420)) - 3 * gap) / 4)
    readonly property real keyHeight: Math.max(Theme.touch, Theme.scaled(46))
    readonly property var places: [["7", 0, 0], ["8", 1, 0], ["9", 2, 0], ["4", 0, 1], ["5", 1, 1], ["6", 2, 1], ["1", 0, 2], ["2", 1, 2], ["3", 2, 2]]

    signal digitTyped(int digit)
    signal halfTyped
    signal minusTyped
    signal backTyped
    signal nextTyped

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
        else
            event.accepted = false
    }

    implicitHeight: 4 * keyHeight + 3 * gap
    implicitWidth: Theme.scaled(260)
    Keys.onPressed: event => pad.type(event)

    Repeater {
        model: pad.places

        NumberKey {
            required property var modelData

            objectName: "key-" + modelData[0]
            x: modelData[1] * (pad.keyWidth + pad.gap)
            y: modelData[2] * (pad.keyHeight + pad.gap)
            width: pad.keyWidth
            height: pad.keyHeight
            text: modelData[0]
            onClicked: pad.digitTyped(parseInt(text))
        }
    }
    NumberKey {
        objectName: "key-minus"
        y: 3 * (pad.keyHeight + pad.gap)
        width: pad.keyWidth
        height: pad.keyHeight
        visible: pad.negatives
        available: pad.signs
        sign: "\u2212"
        text: qsTr("Less than nothing")
        onClicked: pad.minusTyped()
    }
    NumberKey {
        objectName: "key-0"
        x: pad.negatives ? pad.keyWidth + pad.gap : 0
        y: 3 * (pad.keyHeight + pad.gap)
        width: 3 * pad.keyWidth + 2 * pad.gap - x
        height: pad.keyHeight
        text: "0"
        onClicked: pad.digitTyped(0)
    }
    NumberKey {
        objectName: "key-back"
        x: 3 * (pad.keyWidth + pad.gap)
        width: pad.keyWidth
        height: pad.keyHeight
        iconName: "backspace"
        text: qsTr("Delete the last digit")
        onClicked: pad.backTyped()
    }
    NumberKey {
        objectName: "key-half"
        x: 3 * (pad.keyWidth + pad.gap)
        y: pad.keyHeight + pad.gap
        width: pad.keyWidth
        height: pad.keyHeight
        available: pad.halves
        sign: "\u00BD"
        text: qsTr("Half a kilo")
        onClicked: pad.halfTyped()
    }
    NumberKey {
        objectName: "key-next"
        x: 3 * (pad.keyWidth + pad.gap)
        y: 2 * (pad.keyHeight + pad.gap)
        width: pad.keyWidth
        height: 2 * pad.keyHeight + pad.gap
        available: pad.several
        iconName: "arrow-right"
        text: pad.nextText
        onClicked: pad.nextTyped()
    }
}
