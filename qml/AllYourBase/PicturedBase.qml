// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Drawings
import Basekeeper.Theme

// A base in a diagram: its dome, and the cards that stand before it.
BaseDrawing {
    id: base

    required property var place
    required property int owner

    readonly property real unit: height / place.high
    readonly property bool struck: doomed || attacked
    readonly property bool changes: place.change !== DiagramPart.Change.Stays

    doomed: place.change === DiagramPart.Change.Lost
    attacked: place.states.includes("attacked")
    captured: place.changesHands
    domeTop: Math.round(unit * 0.25)
    domeHeight: Math.round(unit * 1.05)
    domeInk: doomed ? Theme.red : Theme.seatColor(Math.max(0, owner))
    flagInk: Theme.green
    radius: Theme.radius - 2
    ground: struck ? Theme.redGround : Theme.raised
    edge: struck ? Theme.redFill : changes ? Theme.possible : Theme.hairline
    edgeWidth: changes || struck ? Theme.edgeWidth : Theme.hairlineWidth
    aimInk: Theme.red

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(base.unit * 1.58)
        spacing: 0.05 * base.unit

        Repeater {
            model: base.place.things

            PicturedCard {
                required property var modelData

                thing: modelData
                width: Math.round(base.unit)
                height: Math.round(base.unit * 1.25)
            }
        }
    }
}
