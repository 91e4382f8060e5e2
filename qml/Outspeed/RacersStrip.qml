// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All racers in one line: fuel, zone, and whether a token lies face down or a route is chosen. On a phone the zones are
// read from the track below: the tile needs the room.
Row {
    id: strip

    required property OutspeedTable table

    readonly property real share: (width - (seats.count - 1) * spacing) / Math.max(1, seats.count)

    readonly property bool brief: width < 500

    height: Theme.scaled(brief ? 26 : 40)
    spacing: Theme.space1

    Repeater {
        id: seats
        model: strip.table.seats

        StripPlace {
            id: place

            required seat
            required property int zone
            required property int fuel
            required property bool fuelLow
            required property bool eliminated
            required property bool leads
            required property bool announced
            required property bool programmed
            required property bool asked
            required property string spoken

            readonly property bool hasMark: announced || programmed

            objectName: "racer-" + seat
            width: Math.floor(strip.share)
            height: strip.height
            opacity: eliminated ? 0.6 : 1
            lit: asked
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.space1

                    SeatBadge {
                        anchors.verticalCenter: parent.verticalCenter
                        seat: place.seat
                        size: Math.min(Theme.scaled(18), place.width * 0.3)
                        Accessible.ignored: true
                    }
                    NumberText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: !place.eliminated
                        value: place.fuel
                        color: place.fuelLow ? Theme.red : Theme.text
                        font.pixelSize: Math.min(Theme.scaled(19), Math.round(place.width * 0.34))
                        Accessible.ignored: true
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: place.eliminated || place.hasMark
                        name: place.eliminated ? "close" : place.programmed ? "check" : "tiles/token"
                        size: Math.min(Theme.scaled(14), place.width * 0.22)
                        color: place.eliminated ? Theme.red : place.programmed ? Theme.green : Theme.text
                    }
                }
                SmallText {
                    visible: !strip.brief
                    x: 2
                    width: parent.width - 2 * x
                    horizontalAlignment: Text.AlignHCenter
                    text: place.eliminated
                          //: of a player in the race, below the player's letter, where there is little room
                          ? qsTr("eliminated")
                          //: where the ship of a player is, below the player's letter, where there is little room
                          : qsTr("zone %1").arg(place.zone)
                    color: place.eliminated ? Theme.red : place.leads ? Theme.green : Theme.textSecond
                    font.pixelSize: Theme.fontTiny
                    wrapMode: Text.NoWrap
                    // A number that was cut would be another one.
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.round(Theme.fontLeast * 0.6)
                    Accessible.ignored: true
                }
            }
        }
    }
}
