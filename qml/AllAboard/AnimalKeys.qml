// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The twelve animals of the seat that is asked.
Grid {
    id: keys

    required property AllAboardTable table

    readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    spacing: Theme.space1 + 2
    columns: Math.max(2, Math.min(6, Math.floor((width + spacing) / (Theme.scaled(68) + spacing))))

    Repeater {
        model: keys.table.animals

        AnimalKey {
            required property string name
            required property bool possible
            required property bool chosen
            required animal
            required weight
            required points

            objectName: "animal-" + animal
            width: keys.keyWidth
            text: name
            seat: keys.table.asked
            available: possible
            checked: chosen
            onClicked: keys.table.chooseAnimal(animal)
            onRefusedTapped: keys.table.chooseAnimal(animal)
        }
    }
}
