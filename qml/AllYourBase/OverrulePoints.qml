// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Attack and defense points, side by side where they fit; a label stands over them where the signs do not say enough.
// Shows them, never changes them: whoever handles moved() does.
ColumnLayout {
    id: points

    property int attack: 0
    property int defense: 0
    property bool hasAttack: true
    property bool hasDefense: true
    property string label
    property string prefix // of the object names

    signal moved(int attack, int defense)

    spacing: Theme.space2

    BodyText {
        Layout.fillWidth: true
        visible: text !== ""
        text: points.label
        Accessible.ignored: true
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Stepper {
            objectName: points.prefix + "-attack-number"
            visible: points.hasAttack
            iconName: "attack"
            ink: Theme.attack
            label: qsTr("Attack points")
            value: points.attack
            onMoved: value => points.moved(value, points.defense)
        }
        Stepper {
            objectName: points.prefix + "-defense-number"
            visible: points.hasDefense
            iconName: "shield"
            ink: Theme.defense
            label: points.label === "" ? qsTr("Defense points") : points.label
            value: points.defense
            onMoved: value => points.moved(points.attack, value)
        }
    }
}
