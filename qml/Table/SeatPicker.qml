// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// Seats side by side, and nobody where that can be chosen. Shows `value`, never changes it: whoever handles chosen()
// does.
Flow {
    id: picker

    property var seats: [] // [{ seat, name }]
    property int value: -2 // -2: none chosen
    property string nobody // the words for nobody; empty: not offered
    property string prefix // of the object names
    property string iconName

    signal chosen(int seat)

    // Its own idea of a width follows the width that it is given: left to that, layouts go round in circles.
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    spacing: Theme.space2

    Repeater {
        model: picker.seats

        SeatChip {
            required property var modelData

            objectName: picker.prefix + modelData.seat
            width: Math.min(implicitWidth, picker.width)
            iconName: picker.iconName
            seat: modelData.seat
            text: modelData.name
            checked: picker.value === seat
            onClicked: picker.chosen(seat)
        }
    }
    SeatChip {
        objectName: picker.prefix + "nobody"
        visible: picker.nobody !== ""
        width: Math.min(implicitWidth, picker.width)
        text: picker.nobody
        checked: picker.value === -1
        onClicked: picker.chosen(-1)
    }
}
