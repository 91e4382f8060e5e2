// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The track for whoever chooses a route in secret: where everybody is, in figures and signs alone, since the pad speaks
// the language of its seat.
Item {
    id: strip

    required property TrackModel track
    required property int seat // whose pad it is

    readonly property int rear: Math.max(1, track.rear)
    readonly property real step: width / Math.max(1, zones.count)
    readonly property real shipSize: Math.min(Theme.scaled(22), Math.max(12, step - 2))
    readonly property real floor: height - number.height
    // With room for all who share a zone.
    readonly property real whole: Math.ceil(Math.max(2, track.mostTogether) * (shipSize + 1)) + number.height

    objectName: "pad-track"
    implicitHeight: whole
    Accessible.ignored: true

    PlainText {
        id: number
        visible: false
        text: "0"
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(9, Math.min(Theme.fontTiny, strip.step * 0.6))
    }
    Repeater {
        id: zones
        model: strip.track.zones

        Item {
            id: cell

            required property int index
            required property int zone
            required property int ships
            required property int fields
            required property int stand

            x: index * strip.step
            width: strip.step
            height: strip.height

            Rectangle {
                x: 1
                width: parent.width - 2
                height: strip.floor
                radius: 3
                color: cell.stand === RaceState.Stand.Goes ? Theme.redGround
                       : cell.ships > 0 ? Theme.card : Theme.surface
                border.width: cell.fields > 0 ? Theme.edgeWidth : Theme.hairlineWidth
                border.color: cell.fields > 0 ? Theme.note : Theme.hairline
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                text: cell.zone
                color: cell.ships > 0 ? Theme.text : Theme.textSecond
                font: number.font
            }
        }
    }
    Repeater {
        model: strip.track.ships

        SeatBadge {
            required seat
            required property int zone
            required property int place
            required property int together
            required property bool eliminated

            readonly property real lift: Math.min(size + 1, (strip.floor - size) / Math.max(1, together - 1))

            visible: !eliminated
            z: seat === strip.seat ? 1 : 0
            size: strip.shipSize
            x: (zone - strip.rear + 0.5) * strip.step - size / 2
            y: strip.floor - size - place * lift
            Accessible.ignored: true
        }
    }
}
