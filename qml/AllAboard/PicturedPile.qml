// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What lies together in a diagram on no boat: the sign of the pile, and beside it each thing by the delegate.
Rectangle {
    id: pile

    required property var place
    required property int owner
    required property string sign
    required property color signInk
    property alias delegate: things.delegate

    readonly property real unit: height / place.high

    radius: Theme.radius - 2
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Icon {
        x: Math.round(pile.unit * 0.15)
        anchors.verticalCenter: parent.verticalCenter
        name: pile.sign
        size: Math.round(pile.unit * 0.7)
        color: pile.signInk
    }
    Row {
        x: Math.round(pile.unit * 1.05)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0.05 * pile.unit

        Repeater {
            id: things
            model: pile.place.things
        }
    }
}
