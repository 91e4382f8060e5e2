// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What the bonus tokens would come to for a seat.
RowLayout {
    id: line

    required property int seat
    required property string name
    required property int zoneBefore
    required property int zone
    required property int fuelBefore
    required property int fuel
    required property bool eliminated

    spacing: Theme.space2

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
    SmallText {
        visible: line.zone !== line.zoneBefore
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
        text: qsTr("eliminated")
        color: Theme.red
    }
}
