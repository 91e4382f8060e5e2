// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Two bonus tokens are drawn, face down: one is kept, the other goes under the pile.
Row {
    id: drawn

    property real size: Theme.scaled(76)

    spacing: Theme.space3
    Accessible.ignored: true // the words above say it

    TokenBack {
        anchors.verticalCenter: parent.verticalCenter
        size: drawn.size
        lit: true
    }
    TokenBack {
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(drawn.size * 0.7)
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "arrow-right"
        size: Theme.scaled(24)
        color: Theme.textSecond
    }
    // The pile.
    Item {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(drawn.size * 0.7)
        height: width + 2 * Theme.space2

        Repeater {
            model: 3

            TokenBack {
                required property int index

                y: index * Theme.space2
                z: -index
                size: parent?.width ?? 0
            }
        }
    }
}
