// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The boats side by side. Shows `value`, never changes it: whoever handles chosen() does.
Flow {
    id: picker

    property var boats: [] // [{ boat, number }]
    property int value: -1
    property string prefix // of the object names

    signal chosen(int boat)

    // Its own idea of a width follows the width that it is given: left to that, layouts go round in circles.
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    spacing: Theme.space2

    Repeater {
        model: picker.boats

        Chip {
            required property var modelData

            objectName: picker.prefix + modelData.boat
            iconName: "boat"
            text: qsTr("Boat %1 (%2)").arg(modelData.boat).arg(modelData.number)
            checked: picker.value === modelData.boat
            onClicked: picker.chosen(modelData.boat)
        }
    }
}
