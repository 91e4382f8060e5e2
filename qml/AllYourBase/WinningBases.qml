// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// That whoever plays holds enough bases, as large as the moment: how many, of how many that win.
Item {
    id: winning

    required property AllYourBaseTable table
    property real room: 0 // of height, for a larger drawing

    readonly property real domeHeight: Math.max(Theme.scaled(72), Math.min(room * 0.36, width * 0.5))

    implicitHeight: Theme.space6 + dome.height + Theme.space3 + figures.height

    Dome {
        id: dome
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space6
        height: winning.domeHeight
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
            font.pixelSize: Math.max(2 * Theme.fontHero, Math.round(winning.domeHeight * 0.8))
        }
        NumberText {
            anchors.baseline: held.baseline
            text: "/ " + winning.table.threshold
            color: Theme.textSecond
            font.pixelSize: Math.round(held.font.pixelSize / 2)
        }
    }
}
