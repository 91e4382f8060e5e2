// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A route on a tile: its name, what it takes, and what it gives, each below that of the route before.
Item {
    id: line

    required property var route // RouteRow
    required property real size // of the signs
    required property bool hasCondition // some route of the tile has one

    readonly property real room: width - name.width - arrow.width

    Accessible.role: Accessible.StaticText
    Accessible.name: route.spoken

    Rectangle {
        x: name.width
        y: 1
        width: parent.width - x
        height: parent.height - 2 * y
        radius: Theme.radius - 2
        color: Theme.ground
    }
    PlainText {
        id: name
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(line.size * 1.2)
        text: line.route.name
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.round(line.size * 0.9)
        fontSizeMode: Text.HorizontalFit // a name may be a word
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    // What it gives may be three things, what it takes is one.
    Row {
        x: name.width
        height: parent.height

        TileMarkRow {
            height: parent.height
            width: line.hasCondition ? Math.round(line.room * 0.23) : 0
            marks: line.route.condition
            ink: Theme.text
            size: line.size
        }
        TileMarkRow {
            height: parent.height
            width: Math.round(line.room * (line.hasCondition ? 0.29 : 0.36))
            marks: line.route.cost
            ink: Theme.attack
            size: line.size
        }
        Icon {
            id: arrow
            anchors.verticalCenter: parent.verticalCenter
            name: "arrow-right"
            size: Math.round(line.size * 0.8)
            color: Theme.textFaint
        }
        TileMarkRow {
            height: parent.height
            width: Math.round(line.room * (line.hasCondition ? 0.48 : 0.64))
            marks: line.route.zones.concat(line.route.fuel, line.route.tokens)
            ink: Theme.green
            size: line.size
        }
    }
}
