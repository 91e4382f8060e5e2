// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What stands on the box of a game: each has its own, in the file that it names.
Loader {
    required property string file // "Outspeed/RacePicture"

    source: "qrc:/qt/qml/Basekeeper/" + file + ".qml"
}
