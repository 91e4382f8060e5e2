// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A base in the matrix, with a cell for each seat.
Item {
    id: line

    required property int index
    required property int baseId
    required property string label
    required property int owner
    required property int needed
    required property var cells
    property int playing: -1
    property string language: Theme.language // of whoever reads it
    property real baseWidth: 0
    property real cellWidth: 0
    property real shift: 0 // how far the list is scrolled sideways: the base stays in view

    signal weighed(int seat)

    Row {
        x: line.baseWidth
        height: line.height

        Repeater {
            // A number, so that the cells stay while only what they say changes.
            model: line.cells.length

            MatrixCell {
                required property int index
                readonly property var cell: line.cells[index]
                readonly property int seat: cell?.seat ?? 0

                objectName: "matrix-" + line.baseId + "-" + seat
                width: line.cellWidth
                height: line.height
                own: cell?.own ?? false
                can: cell?.can ?? false
                have: cell?.available ?? 0
                missing: cell?.missing ?? 0
                now: seat === line.playing
                needed: line.needed
                language: line.language
                //: the letter of a player, the base that the player may attack, whether it can be taken
                Accessible.name: InLanguage.say(language, () => qsTr("%1, %2: %3")).arg(Theme.seatLetter(seat))
                                                                                 .arg(line.label).arg(spoken)
                onClicked: line.weighed(seat)
            }
        }
    }
    Rectangle {
        x: line.shift
        width: line.baseWidth
        height: line.height
        color: Theme.surface

        SeatBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            seat: line.owner
            size: Theme.scaled(22)
            Accessible.ignored: true
        }
        Dome {
            id: dome
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(line.height * 0.16)
            x: badge.width + Theme.space2
            height: Math.round(line.height * 0.5)
            color: Theme.seatColor(line.owner)
            visible: line.baseWidth >= Theme.scaled(100)
        }
        Heading {
            anchors.verticalCenter: parent.verticalCenter
            x: (dome.visible ? dome.x + dome.width : badge.width) + Theme.space1 + 2
            level: 3
            text: line.label
            color: Theme.seatColor(line.owner)
        }
    }
}
