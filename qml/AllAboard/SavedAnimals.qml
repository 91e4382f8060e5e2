// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The animals that a seat has saved, one beside the other.
Flow {
    id: saved

    property int seat: 0
    property var animals: [] // words

    spacing: 2

    Repeater {
        model: saved.animals

        Icon {
            required property string modelData

            name: "animals/" + modelData
            size: Theme.scaled(26)
            color: Theme.seatColor(saved.seat)
        }
    }
}
