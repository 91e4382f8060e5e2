// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The twelve animals of the seat that is asked.
Grid {
    id: keys

    required property AllAboardTable table
    property string language: Theme.language // of whoever reads it
    property bool large: false // there is height to spare
    property real room: 0 // of height, for larger keys

    readonly property int lines: Math.ceil(12 / columns)
    readonly property real keyHeight: Math.min(Theme.scaled(120), Math.floor((room - (lines - 1) * spacing) / lines))
    readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    function fit(count: int): bool {
        return count * (Theme.scaled(62) + spacing) - spacing <= width
    }

    spacing: Theme.space1 + 2
    // Full lines.
    columns: large && fit(3) ? 3 : fit(6) ? 6 : fit(4) ? 4 : fit(3) ? 3 : 2

    Repeater {
        model: keys.table.animals

        AnimalKey {
            required property string name
            required property bool possible
            required property bool chosen
            required animal
            required place
            required weight
            required points

            objectName: "animal-" + animal
            width: keys.keyWidth
            height: Math.max(implicitHeight, keys.keyHeight)
            pictureHeight: Math.min(keys.keyHeight * 0.56, keys.keyWidth * 0.58)
            language: keys.language
            large: keys.large
            text: name
            seat: keys.table.asked
            available: possible
            checked: chosen
            onClicked: keys.table.chooseAnimal(animal)
            onRefusedTapped: keys.table.chooseAnimal(animal)
        }
    }
}
