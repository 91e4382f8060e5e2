// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What a moment comes to for one ship: its fuel and its zone from what to what, and a cross where it is out.
Row {
    id: result

    required property var touched // TouchedRow

    readonly property bool moves: touched.zone !== touched.zoneBefore
    readonly property bool fuelChanges: touched.fuel !== touched.fuelBefore

    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: Joined.said([touched.name,
                                  //: of a ship: the fuel that it has, and what it had before
                                  fuelChanges ? qsTr("fuel %1, was %2").arg(touched.fuel).arg(touched.fuelBefore) : "",
                                  //: of a ship: where it is, and where it was before
                                  moves ? qsTr("zone %1, was %2").arg(touched.zone).arg(touched.zoneBefore) : "",
                                  //: said of a player who drops out
                                  touched.eliminated ? qsTr("eliminated") : ""], Theme.language)

    SeatBadge {
        anchors.verticalCenter: parent.verticalCenter
        seat: result.touched.seat
        size: Theme.scaled(22)
        Accessible.ignored: true
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: result.fuelChanges
        name: "tiles/fuel"
        size: Theme.scaled(18)
        color: fuel.color
    }
    NumberText {
        id: fuel
        anchors.verticalCenter: parent.verticalCenter
        visible: result.fuelChanges
        value: result.touched.fuel
        was: result.touched.fuelBefore
        color: result.touched.fuel > result.touched.fuelBefore ? Theme.green : Theme.red
        font.pixelSize: Theme.fontBody
        Accessible.ignored: true
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: result.moves
        name: "tiles/zones"
        size: Theme.scaled(18)
        color: zone.color
    }
    NumberText {
        id: zone
        anchors.verticalCenter: parent.verticalCenter
        visible: result.moves
        value: result.touched.zone
        was: result.touched.zoneBefore
        color: result.touched.zone > result.touched.zoneBefore ? Theme.green : Theme.red
        font.pixelSize: Theme.fontBody
        Accessible.ignored: true
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: result.touched.eliminated
        name: "close"
        size: Theme.scaled(20)
        color: Theme.red
    }
}
