// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A picture of where the games that are kept here come from: what stands in it, and the way into the history.
Row {
    id: picture

    default property alias sources: stack.data // several lie over each other

    spacing: Theme.space4

    Row {
        id: stack
        anchors.verticalCenter: parent.verticalCenter
        spacing: -Theme.scaled(22)
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "arrow-right"
        size: Theme.scaled(32)
        color: Theme.textSecond
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "history"
        size: Theme.scaled(64)
        color: Theme.green
    }
}
