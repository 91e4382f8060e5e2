// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The points of all seats in one line.
Row {
    id: strip

    required property AllAboardTable table

    readonly property real share: (width - (seats.count - 1) * spacing) / Math.max(1, seats.count)

    height: Theme.scaled(30)
    spacing: Theme.space1

    Repeater {
        id: seats
        model: strip.table.seats

        StripPlace {
            id: place

            required seat
            required property int points
            required property bool asked
            required property string spoken

            objectName: "points-" + seat
            width: Math.floor(strip.share)
            height: strip.height
            lit: asked
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
