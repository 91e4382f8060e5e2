// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One seat: who, where, how much fuel, how many tokens. Which tokens is seen only while a finger holds the seat.
Pressable {
    id: panel

    required property OutspeedTable table
    required property int seat
    required property string name
    required property string language
    required property int zone
    required property int fuel
    required property bool fuelLow
    required property int zoneBefore // before what is told or previewed, or what the last phase has changed
    required property int fuelBefore
    required property int tokens
    required property var known
    required property string knownText
    required property bool eliminated
    required property string outBy
    required property bool announced
    required property bool programmed
    required property bool asked
    required property bool leads
    required property bool last
    required property string spoken

    readonly property bool wide: width >= Theme.scaled(250)
    readonly property bool saysPlace: width >= Theme.scaled(340) // in words
    readonly property bool fuelChanged: fuelBefore !== fuel
    readonly property string zoneText: zoneBefore === zone ? zone : zoneBefore + " \u2192 " + zone
    //: of a player in the race
    readonly property string standText: eliminated ? (outBy === "" ? qsTr("eliminated") : outBy)
                                     : leads && saysPlace && !table.over ? qsTr("zone %1, in the lead").arg(zoneText)
                                     : last && saysPlace ? qsTr("zone %1, last").arg(zoneText)
                                     : qsTr("zone %1").arg(zoneText)
    property bool peeked: false

    text: spoken
    horizontalPadding: wide ? Theme.space3 : Theme.space2
    verticalPadding: Theme.space2
    holdable: true
    opacity: eliminated ? 0.6 : 1
    Accessible.description: tokens > 0 && !eliminated ? qsTr("Hold to see the bonus tokens") : ""
    onClicked: table.tapSeat(seat)
    onHeld: peeked = !eliminated
    onDownChanged: {
        if (!down)
            peeked = false
    }

    background: Rectangle {
        radius: Theme.radius
        color: panel.down ? Theme.pressed : panel.asked ? Theme.seatGround(panel.seat) : Theme.surface
        border.width: panel.asked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: panel.asked ? Theme.seatColor(panel.seat) : Theme.hairline
    }
    component Badge: SeatBadge {
        seat: panel.seat
        Accessible.ignored: true
    }
    component Fuel: NumberText {
        objectName: visible ? "seat-fuel-" + panel.seat : ""
        value: panel.fuel
        was: panel.fuelBefore
        color: panel.fuelLow ? Theme.red : Theme.text
        Accessible.ignored: true
    }

    // Its tokens, face down until somebody peeks, and whether it has chosen.
    component BeforeTheSeat: RowLayout {
        id: before
        spacing: Theme.space1

        // Not in the layout itself: in Qt 6.4 that may arrange what is being taken away.
        Row {
            visible: panel.known.length > 0
            spacing: Theme.space1

            Repeater {
                model: !before.visible ? 0 : panel.peeked ? panel.known : Math.min(5, panel.known.length)

                TokenBack {
                    required property var modelData

                    token: panel.peeked ? modelData : ""
                    size: Theme.scaled(panel.peeked ? 28 : panel.wide ? 22 : 18)
                }
            }
        }
        NumberText {
            visible: !panel.peeked && panel.tokens > 5
            value: panel.tokens
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
        TokenBack {
            objectName: visible ? "face-down-" + panel.seat : ""
            visible: panel.announced && !panel.peeked
            lit: true
            size: Theme.scaled(24)
        }
        Icon {
            objectName: visible ? "programmed-" + panel.seat : ""
            visible: panel.programmed
            name: "check"
            size: Theme.scaled(20)
            color: Theme.green
        }
        SmallText {
            Layout.fillWidth: true
            objectName: visible ? "peeked-" + panel.seat : ""
            visible: panel.peeked
            text: panel.knownText
            font.pixelSize: Theme.fontTiny
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Item {
            // As high without a token as with some.
            implicitHeight: Theme.scaled(panel.wide ? 24 : 18)
        }
    }

    contentItem: RowLayout {
        spacing: Theme.space2

        Badge {
            visible: panel.wide
            size: Theme.scaled(40)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 0

            RowLayout {
                spacing: Theme.space2

                Badge {
                    visible: !panel.wide
                    size: Theme.scaled(24)
                }
                Heading {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.ceil((panel.wide ? Theme.fontTitle : Theme.fontStrong) * 1.35)
                    language: panel.language
                    level: panel.wide ? 2 : 3
                    text: panel.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.fontLeast
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
            // Where it is narrow the fuel stands beside the zone, and what lies before the seat below both.
            RowLayout {
                spacing: Theme.space1

                Icon {
                    visible: panel.leads && !panel.table.over && !panel.eliminated && !panel.saysPlace && !panel.peeked
                    name: "flag"
                    size: Theme.scaled(16)
                    color: Theme.green
                }
                SmallText {
                    Layout.fillWidth: true
                    visible: !panel.peeked
                    text: panel.standText
                    color: panel.eliminated ? Theme.red : panel.leads && !panel.table.over ? Theme.green
                           : Theme.textSecond
                    font.pixelSize: panel.wide ? Theme.fontSmall : Theme.fontTiny
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    // A number that was cut would be another one; of a sentence the end may be missing.
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: panel.eliminated ? Theme.fontLeast : Math.round(Theme.fontLeast * 0.6)
                    Accessible.ignored: true
                }
                Fuel {
                    Layout.alignment: Qt.AlignRight
                    visible: !panel.wide && !panel.eliminated
                    font.pixelSize: Theme.scaled(panel.fuelChanged ? 17 : 20)
                }
                BeforeTheSeat {
                    Layout.fillWidth: panel.peeked
                    visible: panel.wide && !panel.eliminated
                }
            }
            BeforeTheSeat {
                visible: !panel.wide && !panel.eliminated
            }
        }
        Icon {
            visible: panel.wide && !panel.eliminated
            name: "tiles/fuel"
            size: Theme.scaled(panel.fuelChanged ? 18 : 26)
            color: Theme.textSecond
        }
        Fuel {
            visible: panel.wide && !panel.eliminated
            font.pixelSize: Theme.scaled(!panel.fuelChanged || panel.width >= Theme.scaled(340) ? 30 : 22)
        }
    }
}
