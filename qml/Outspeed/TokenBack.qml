// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A bonus token: its back, or where `token` is named, its face.
Rectangle {
    id: back

    property string token
    property real size: Theme.scaled(24)
    property bool lit: false

    implicitWidth: size
    implicitHeight: size
    radius: width / 2
    color: lit ? Theme.chosenGround : Theme.card
    border.width: Theme.hairlineWidth
    border.color: lit ? Theme.chosen : Theme.cardEdge
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: back.token === "" ? "tiles/token" : "tokens/" + back.token
        size: Math.round(back.size * 0.68)
        color: back.lit ? Theme.text : back.token === "" ? Theme.textSecond : Theme.ship
    }
}
