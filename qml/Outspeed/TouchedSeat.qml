// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What the bonus tokens would come to for a seat: the figures beside the name, or below it where there is no room.
GridLayout {
    id: line

    required property int seat
    required property string name
    required property int zoneBefore
    required property int zone
    required property int fuelBefore
    required property int fuel
    required property bool eliminated

    readonly property bool roomy: width >= Theme.scaled(250)

    columns: roomy ? 3 : 2
    columnSpacing: Theme.space2
    rowSpacing: 0

    SeatBadge {
        seat: line.seat
        size: Theme.scaled(26)
        Accessible.ignored: true
    }
    BodyText {
        Layout.fillWidth: true
        text: line.name
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Flow {
        Layout.columnSpan: line.roomy ? 1 : 2
        Layout.fillWidth: !line.roomy
        Layout.preferredWidth: line.roomy ? -1 : 1
        spacing: Theme.space2

        SmallText {
            visible: line.zone !== line.zoneBefore
            //: followed by its number
            text: qsTr("zone")
        }
        NumberText {
            visible: line.zone !== line.zoneBefore
            value: line.zone
            was: line.zoneBefore
            font.pixelSize: Theme.fontBody
        }
        SmallText {
            visible: line.fuel !== line.fuelBefore
            //: followed by a number
            text: qsTr("fuel")
        }
        NumberText {
            visible: line.fuel !== line.fuelBefore
            value: line.fuel
            was: line.fuelBefore
            font.pixelSize: Theme.fontBody
        }
        SmallText {
            visible: line.eliminated
            //: below the name of a player who drops out
            text: qsTr("eliminated")
            color: Theme.red
        }
    }
}
