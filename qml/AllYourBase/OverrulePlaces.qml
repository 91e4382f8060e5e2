// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// All bases to choose from, and the discard pile where that is a choice. Shows `value`, never changes it.
Flow {
    id: places

    property var bases: [] // [{ baseId, label, owner, ownerName, total }]
    property int value: -1 // a base, 0 the discard pile, -1 none
    property bool discardPile: false
    property string prefix // of the object names

    readonly property var sorted: Array.from(bases).sort((one, other) => one.owner - other.owner
                                                         || one.baseId - other.baseId)

    signal chosen(int place)

    // Its own idea of a width follows the width that it is given: left to that, layouts go round in circles.
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    spacing: Theme.space2

    Repeater {
        // A number, so that an edit which adds no base makes no tile anew.
        model: places.sorted.length

        OverrulePlace {
            required property int index
            readonly property var base: places.sorted[index]

            objectName: places.prefix + base?.baseId
            text: base?.label ?? ""
            owner: base?.owner ?? 0
            defense: base?.total ?? 0
            checked: places.value === base?.baseId
            Accessible.name: Joined.said([text, base?.ownerName ?? ""], Theme.language)
            onClicked: places.chosen(base.baseId)
        }
    }
    OverrulePlace {
        objectName: places.prefix + "0"
        visible: places.discardPile
        text: qsTr("Discard pile")
        checked: places.value === 0
        onClicked: places.chosen(0)
    }
}
