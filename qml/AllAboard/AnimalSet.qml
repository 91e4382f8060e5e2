// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The twelve animals of a seat, and how each of them fares. Those that it still has lie there as cards.
Grid {
    id: set

    property var animals // SetAnimalRow
    property int seat: 0
    property bool faint: false // those that are left step back: it is not this seat's turn to choose one
    property real least: 24 // a cell narrower than this goes to a second line

    readonly property real side: Math.floor(Math.min(Theme.scaled(32), (width - (columns - 1) * spacing) / columns))

    columns: (width - 11 * spacing) / 12 >= least ? 12 : 6
    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: set.animals

        Item {
            id: cell

            required property string animal
            required property int place
            readonly property bool atHand: place === AboardState.Place.Left

            objectName: "set-" + set.seat + "-" + animal
            width: set.side
            height: figure.implicitHeight + 2

            Rectangle {
                anchors.fill: parent
                visible: cell.atHand
                radius: Theme.radiusSmall
                color: Theme.card
                opacity: set.faint ? 0.4 : 1
                border.width: Theme.hairlineWidth
                border.color: Theme.cardEdge
            }
            AnimalFigure {
                id: figure
                anchors.horizontalCenter: parent.horizontalCenter
                y: cell.atHand ? (parent.height - size) / 2 : 1
                animal: cell.animal
                place: cell.place
                size: Math.round(set.side * 0.8)
                keepsGround: true
                ink: set.faint && cell.atHand ? Theme.textSecond : Theme.seatColor(set.seat)
            }
        }
    }
}
