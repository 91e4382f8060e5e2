// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A whole, and the part of it that was won.
Item {
    id: bar

    required property real won // 0 to 1

    implicitHeight: Theme.space2

    Rectangle {
        width: bar.width
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
