// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Animals of a diagram that are on no boat: those that are saved, or lost, with their sign.
PicturedPile {
    id: animals

    readonly property bool areSaved: place.kind === "saved"

    sign: areSaved ? "check" : "close"
    signInk: areSaved ? Theme.green : Theme.red
    delegate: PicturedAnimal {
        required property var modelData

        thing: modelData
        width: Math.round(animals.unit)
        height: Math.round(animals.unit * 1.2)
    }
}
