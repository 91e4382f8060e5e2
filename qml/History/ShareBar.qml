// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A whole, as long as it is much, and the part of it that was won. Both are shares of the room that there is.
Item {
    id: bar

    property real whole: 1
    required property real won

    implicitHeight: Theme.space2

    Rectangle {
        width: Math.round(bar.width * bar.whole)
        height: bar.height
        radius: 2
        color: Theme.hairline
    }
    Rectangle {
        width: Math.round(bar.width * bar.won)
        height: bar.height
        radius: 2
        color: Theme.green
    }
}
