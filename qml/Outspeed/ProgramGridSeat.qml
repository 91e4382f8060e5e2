// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A seat in the grid: a key for each route, and below them the middle wheel where the route has one.
Column {
    id: line

    required property OutspeedTable table
    required property int seat
    required property string name
    required property int fuel
    required property bool programmed
    required property int route
    required property var possible
    required property bool asksWheel
    required property int wheel
    required property int highestWheel
    property var routeNames: []

    readonly property real keyWidth: Math.min(Theme.scaled(64),
                                              (width - who.width) / Math.max(1, routeNames.length) - Theme.space1)

    spacing: Theme.space1

    Row {
        spacing: Theme.space1

        Row {
            id: who
            width: line.programmed ? line.width / 2
                   : line.width - Math.max(1, line.routeNames.length) * (Theme.touch + Theme.space1)
            height: Theme.touch
            spacing: Theme.space1

            SeatShip {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                seat: line.seat
                size: Theme.scaled(28)
            }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - badge.width - Theme.space1
                text: line.name
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast
                font.pixelSize: Theme.fontSmall
            }
        }
        Repeater {
            model: line.programmed ? 0 : line.routeNames.length

            RaceKey {
                required property int index

                objectName: "grid-" + line.seat + "-" + index
                width: line.keyWidth
                height: Theme.touch
                text: line.routeNames[index] ?? "" // the tile may be gone before its keys are
                checked: line.route === index
                available: line.possible[index] ?? false
                Accessible.name: qsTr("%1: route %2").arg(line.name).arg(text)
                onClicked: line.table.chooseInGrid(line.seat, index)
                onRefusedTapped: line.table.chooseInGrid(line.seat, index)
            }
        }
        Row {
            id: done
            visible: line.programmed
            height: Theme.touch
            spacing: Theme.space1

            Icon {
                id: doneSign
                anchors.verticalCenter: parent.verticalCenter
                name: "check"
                size: Theme.scaled(18)
                color: Theme.green
            }
            SmallText {
                anchors.verticalCenter: parent.verticalCenter
                width: line.width - who.width - doneSign.width - 2 * done.spacing
                //: below the name of a player, whose route is chosen
                text: qsTr("route chosen")
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
    }
    WheelKeys {
        visible: line.asksWheel
        width: line.width
        prefix: "grid-" + line.seat + "-wheel-"
        value: line.wheel
        highest: line.highestWheel
        onChosen: number => line.table.setWheelInGrid(line.seat, number)
    }
}
