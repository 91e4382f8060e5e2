// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The twelve animals of the seat that is asked.
KeyGrid {
    id: keys

    required property AllAboardTable table
    property string language: Theme.language // of whoever reads it
    property bool large: false // there is height to spare

    function fit(count: int): bool {
        return count * (Theme.scaled(62) + spacing) - spacing <= width
    }

    keyCount: 12
    tallest: Theme.scaled(120)
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
