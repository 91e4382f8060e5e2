// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place of a diagram, drawn by the game whose it is. Where it is not at this moment its room is kept.
Loader {
    id: slot

    required property var place
    required property int owner // a seat, or -1

    Component.onCompleted: {
        if (place.file !== "")
            setSource("qrc:/qt/qml/Basekeeper/" + place.file + ".qml", { place: place, owner: owner })
    }
}
