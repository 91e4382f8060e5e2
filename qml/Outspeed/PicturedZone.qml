// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A zone of the track in a diagram, with its number, its force field and the ships in it.
Item {
    id: zone

    required property var place
    required property int owner

    readonly property real unit: height / place.high
    readonly property bool guarded: place.states.includes("field")

    ZoneFloor {
        anchors.fill: parent
        fill: zone.place.things.length > 0 ? Theme.card : Theme.raised
        edge: zone.guarded ? Theme.green : Theme.outline
        lit: zone.guarded
    }
    PlainText {
        x: Math.round(zone.unit * 0.22)
        y: Math.round(zone.unit * 0.1)
        text: zone.place.number
        color: Theme.textSecond
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(8, Math.round(zone.unit * 0.36))
        Accessible.ignored: true
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: Math.round(zone.unit * 0.3)
        y: Math.round(zone.unit * 0.06)
        visible: zone.guarded
        name: "tokens/force-field"
        size: Math.round(zone.unit * 0.55)
        color: Theme.green
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(zone.unit * 0.62)

        Repeater {
            model: zone.place.things

            PicturedShip {
                required property var modelData

                thing: modelData
                width: Math.round(zone.unit)
                height: width
            }
        }
    }
}
