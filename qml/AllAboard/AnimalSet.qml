// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The twelve animals of a seat: those that it still has are full, those that it has played hollow; saved ones bear a
// mark.
Grid {
    id: set

    property var animals // SetAnimalRow
    property int seat: 0
    property real least: 24 // a cell narrower than this goes to a second line

    readonly property real side: Math.floor(Math.min(Theme.scaled(32), (width - (columns - 1) * spacing) / columns))

    columns: (width - 11 * spacing) / 12 >= least ? 12 : 6
    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: set.animals

        Rectangle {
            id: cell

            required property string animal
            required property int place

            readonly property bool unplayed: place === AboardState.Place.Left
            readonly property bool aboard: place === AboardState.Place.Aboard

            width: set.side
            height: Math.round(set.side * 1.1)
            radius: Theme.radiusSmall
            color: unplayed ? Theme.card : "transparent"
            border.width: Theme.hairlineWidth
            border.color: unplayed ? Theme.cardEdge : aboard ? Theme.seatColor(set.seat) : Theme.hairline

            Icon {
                anchors.centerIn: parent
                name: "animals/" + cell.animal
                size: Math.round(cell.width * 0.84)
                color: cell.unplayed ? Theme.seatColor(set.seat) : Theme.outline
                opacity: cell.unplayed ? 1 : cell.aboard ? 0.75 : 0.4
            }
            Rectangle {
                visible: cell.place === AboardState.Place.Saved
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: -1
                width: Math.round(parent.width * 0.46)
                height: width
                radius: width / 2
                color: Theme.green

                Icon {
                    anchors.centerIn: parent
                    name: "check"
                    size: parent.width - 2
                    color: Theme.greenGround
                }
            }
        }
    }
}
