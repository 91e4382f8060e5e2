// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// One seat at the end of a turn or of the race: its place, where its ship came to, and what it had left; or how it
// dropped out.
Rectangle {
    id: entry

    required property int seat
    required property string name
    required property int place
    required property int zone
    required property int fuel
    required property int tokens
    required property bool eliminated
    required property string outBy
    required property int outTurn
    required property bool won

    readonly property bool brief: width < Theme.scaled(340) // the table beside it shows the tokens
    readonly property bool slim: width < Theme.scaled(460)
    readonly property string fate: !eliminated ? ""
                                   : outTurn > 0 && outBy !== "" ? qsTr("Out on turn %1: %2").arg(outTurn).arg(outBy)
                                   : outTurn > 0 ? qsTr("Out on turn %1").arg(outTurn) : qsTr("Eliminated")
    readonly property color signInk: won ? Theme.seatColor(seat) : Theme.textSecond
    readonly property color ink: won ? Theme.seatColor(seat) : eliminated ? Theme.textFaint : Theme.text

    implicitHeight: Math.max(Theme.touch, box.implicitHeight + 2 * Theme.space2)
    radius: Theme.radius
    color: won ? Theme.seatGround(seat) : Theme.surface
    border.width: won ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: won ? Theme.seatColor(seat) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: eliminated ? qsTr("%1. %2: %3").arg(place).arg(name).arg(fate)
                                : qsTr("%1. %2: zone %3, fuel %4, bonus tokens %5").arg(place).arg(name)
                                  .arg(zone).arg(fuel).arg(tokens)

    component Figure: RowLayout {
        property string iconName
        property int value
        property color ink: Theme.text
        property color signInk: Theme.textSecond

        spacing: Theme.space1

        Icon {
            name: parent.iconName
            size: Theme.scaled(20)
            color: parent.signInk
        }
        NumberText {
            Layout.minimumWidth: Theme.scaled(22)
            value: parent.value
            color: parent.ink
            font.pixelSize: Theme.fontStrong
            Accessible.ignored: true
        }
    }

    RowLayout {
        id: box
        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x
        spacing: entry.slim ? Theme.space2 : Theme.space3

        NumberText {
            Layout.preferredWidth: Theme.scaled(26)
            horizontalAlignment: Text.AlignRight
            value: entry.place
            color: entry.signInk
            font.pixelSize: Theme.fontTitle
            Accessible.ignored: true
        }
        SeatBadge {
            seat: entry.seat
            size: Theme.scaled(30)
            Accessible.ignored: true
        }
        SeatShip {
            visible: !entry.slim
            seat: entry.seat
            size: Theme.scaled(38)
            opacity: entry.eliminated ? 0.4 : 1
            rotation: entry.eliminated ? 28 : 0
        }
        ColumnLayout {
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: entry.slim ? 3 : 2
                text: entry.name
                color: entry.eliminated ? Theme.textSecond : Theme.text
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                visible: text !== ""
                text: entry.fate
                color: Theme.red
                Accessible.ignored: true
            }
        }
        Figure {
            visible: !entry.eliminated
            iconName: "tiles/fuel"
            ink: entry.ink
            signInk: entry.signInk
            value: entry.fuel
        }
        Figure {
            visible: !entry.eliminated && !entry.brief
            iconName: "tiles/token"
            ink: entry.ink
            signInk: entry.signInk
            value: entry.tokens
        }
        SmallText {
            Layout.leftMargin: Theme.space2
            visible: !entry.eliminated && !entry.slim
            //: before the zone that a ship has reached
            text: qsTr("zone")
            Accessible.ignored: true
        }
        NumberText {
            objectName: "standing-zone-" + entry.seat
            Layout.minimumWidth: Theme.scaled(40)
            visible: !entry.eliminated
            horizontalAlignment: Text.AlignRight
            value: entry.zone
            color: entry.ink
            font.pixelSize: Theme.scaled(28)
            Accessible.ignored: true
        }
    }
}
