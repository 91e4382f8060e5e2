// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// That whoever plays holds enough bases, as large as the moment: how many, of how many that win.
Item {
    id: winning

    required property AllYourBaseTable table

    implicitHeight: Theme.space6 + dome.height + Theme.space3 + figures.height

    Dome {
        id: dome
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space6
        height: Theme.scaled(72)
        color: Theme.seatColor(winning.table.playing)
        captured: true
    }
    Row {
        id: figures
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        spacing: Theme.space2

        NumberText {
            id: held
            value: winning.table.playingHeld
            color: Theme.text
            font.pixelSize: 2 * Theme.fontHero
        }
        NumberText {
            anchors.baseline: held.baseline
            text: "/ " + winning.table.threshold
            color: Theme.textSecond
            font.pixelSize: Theme.fontHero
        }
    }
}
