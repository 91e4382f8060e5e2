// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Stands off the edge, so that it shows on filled controls as well.
Rectangle {
    required property bool shown

    visible: shown
    z: 2
    anchors.fill: parent
    anchors.margins: -Theme.focusWidth - 1
    color: "transparent"
    radius: Theme.radius + Theme.focusWidth + 1
    border.width: Theme.focusWidth
    border.color: Theme.focus
}
