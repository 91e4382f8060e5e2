// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The attacked base itself, with the points of its own; a tap changes them.
Pressable {
    id: base

    required property CheckHost host

    horizontalPadding: Theme.space1
    verticalPadding: Theme.space1
    text: host.say(() => qsTr("BASE: defense %1").arg(base.host.check.baseDefense))
    onClicked: host.pointsAsked("base")

    background: Rectangle {
        radius: Theme.radius - 2
        color: base.down ? Theme.pressed : "transparent"
        border.width: Theme.hairlineWidth
        border.color: base.host.check.baseDefense > 0 ? Theme.defense : Theme.hairline
    }
    contentItem: CheckCardFace {
        card: "base"
        name: base.host.say(() => qsTr("BASE"))
        language: base.host.language
        attacks: false
        defense: base.host.check.baseDefense
    }
}
