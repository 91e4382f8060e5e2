// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Bases: add one with a tap, or choose one and change it.
ColumnLayout {
    id: form

    required property AllYourBaseOverruleModel overrule
    property int base: 0 // the chosen one; whoever handles picked() changes it

    readonly property var bases: overrule.bases
    readonly property var seats: overrule.seats
    readonly property var chosen: bases.find(entry => entry.baseId === base)
    readonly property string label: chosen?.label ?? ""

    signal picked(int base)

    spacing: Theme.space3

    SectionTitle {
        visible: !form.chosen
        text: qsTr("Add a base for")
    }
    SeatPicker {
        visible: !form.chosen
        prefix: "overrule-add-base-"
        iconName: "plus"
        seats: form.seats
        onChosen: seat => form.overrule.addBase(seat)
    }
    SectionTitle {
        visible: !form.chosen && form.bases.length > 0
        text: qsTr("Or change a base")
    }
    OverrulePlaces {
        visible: !form.chosen
        prefix: "overrule-base-"
        bases: form.bases
        onChosen: place => form.picked(place)
    }
    RowLayout {
        visible: form.chosen !== undefined
        spacing: Theme.space3

        SeatBadge {
            seat: form.chosen?.owner ?? 0
        }
        Heading {
            Layout.fillWidth: true
            text: form.chosen ? Joined.facts([form.label, form.chosen.ownerName], Theme.language) : ""
        }
        IconButton {
            objectName: "overrule-other-base"
            iconName: "back"
            label: qsTr("Another base")
            onClicked: form.picked(0)
        }
    }
    SectionTitle {
        visible: form.chosen !== undefined
        text: qsTr("Give %1 to").arg(form.label)
    }
    SeatPicker {
        visible: form.chosen !== undefined
        prefix: "overrule-give-"
        seats: form.seats
        value: form.chosen?.owner ?? -2
        onChosen: seat => form.overrule.giveBase(form.base, seat)
    }
    OverrulePoints {
        visible: form.chosen !== undefined
        Layout.fillWidth: true
        prefix: "overrule-base-points"
        hasAttack: false
        defense: form.chosen?.defense ?? 0
        label: qsTr("The base’s own defense")
        onMoved: (attack, defense) => form.overrule.setBaseDefense(form.base, defense)
    }
    ActButton {
        objectName: "overrule-remove-base"
        visible: form.chosen !== undefined
        Layout.fillWidth: true
        iconName: "trash"
        danger: true
        text: qsTr("Remove %1 from the game").arg(form.label)
        onClicked: form.overrule.removeBase(form.base)
    }
}
