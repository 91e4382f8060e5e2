// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// One seat at its place: who, what it has come to, and the animals that it still has.
Rectangle {
    id: panel

    required property AllAboardTable table
    required property int seat
    required property string name
    required property string language
    required property int points
    required property int cupids
    required property int saved
    required property bool asked
    required property bool starts
    required property var animals
    required property string spoken

    readonly property bool wide: width >= Theme.scaled(340)
    readonly property real inset: wide ? Theme.space4 : Theme.space3

    implicitHeight: box.implicitHeight + 2 * Theme.space2
    radius: Theme.radius
    color: asked ? Theme.seatGround(seat) : Theme.surface
    border.width: asked ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: asked ? Theme.seatColor(seat) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    // Whose face-down animal is named next goes from seat to seat by itself; who wants another order taps.
    PressArea {
        anchors.fill: parent
        shows: false
        onTapped: panel.table.tapSeat(panel.seat)
    }
    Rectangle {
        visible: panel.asked
        y: Theme.space3
        width: Theme.space1 + 1
        height: parent.height - 2 * y
        color: Theme.seatColor(panel.seat)
    }
    ColumnLayout {
        id: box
        x: panel.inset
        y: Theme.space2
        width: parent.width - 2 * x
        spacing: Theme.space1

        RowLayout {
            spacing: Theme.space2

            SeatBadge {
                seat: panel.seat
                size: panel.wide ? Theme.scaled(34) : Theme.scaled(28)
                Accessible.ignored: true
            }
            ColumnLayout {
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.ceil((panel.wide ? Theme.fontTitle : Theme.fontStrong) * 1.3)
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
                SmallText {
                    Layout.fillWidth: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.round(Theme.fontLeast * 0.8)
                    visible: text !== ""
                    //: the app waits for this player
                    text: panel.asked ? InLanguage.say(panel.language, () => qsTr("your turn"))
                          : panel.starts ? qsTr("starts this round") : ""
                    language: panel.asked ? panel.language : Theme.language
                    color: panel.asked ? Theme.seatColor(panel.seat) : Theme.textSecond
                    font.pixelSize: Theme.fontTiny
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            SeatFigure {
                iconName: "cupid"
                ink: Theme.attack
                value: panel.cupids
                Accessible.ignored: true
            }
            SeatFigure {
                iconName: "boat"
                ink: Theme.green
                value: panel.saved
                Accessible.ignored: true
            }
            Tally {
                Layout.leftMargin: Theme.space1
                spacing: -Theme.space1
                value: panel.points
                was: panel.wide && !panel.table.over ? pointsBefore.was : undefined
                pixelSize: panel.wide ? Theme.scaled(30) : Theme.scaled(26)
                Accessible.ignored: true
            }
        }
        AnimalSet {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            animals: panel.animals
            seat: panel.seat
            faint: !panel.asked && !panel.table.over
        }
    }

    Lately {
        id: pointsBefore
        table: panel.table
        value: panel.points
    }
}
