// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The points of all seats in one line, where the seats themselves do not fit beside the boats.
Row {
    id: strip

    required property AllAboardTable table

    readonly property real share: (width - (seats.count - 1) * spacing) / Math.max(1, seats.count)

    height: Theme.scaled(30)
    spacing: Theme.space1

    Repeater {
        id: seats
        model: strip.table.seats

        Rectangle {
            id: place

            required property int seat
            required property int points
            required property bool asked
            required property string spoken

            objectName: "points-" + seat
            width: Math.floor(strip.share)
            height: strip.height
            radius: Theme.radius - 2
            color: Theme.surface
            border.width: asked ? Theme.edgeWidth : Theme.hairlineWidth
            border.color: asked ? Theme.seatColor(seat) : Theme.hairline
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Row {
                anchors.centerIn: parent
                spacing: Theme.space1

                SeatBadge {
                    anchors.verticalCenter: parent.verticalCenter
                    seat: place.seat
                    size: Math.min(Theme.scaled(20), place.width * 0.38)
                    Accessible.ignored: true
                }
                NumberText {
                    anchors.verticalCenter: parent.verticalCenter
                    value: place.points
                    font.pixelSize: Math.min(Theme.scaled(19), Math.round(place.width * 0.36))
                    Accessible.ignored: true
                }
            }
        }
    }
}
