// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A zone of the track: its plate, its number, and its force fields; the one in front is lit. The ships are drawn by the
// track.
Pressable {
    id: cell

    required property int zone
    required property int section
    required property int stand
    required property int ships
    required property int fields
    required property bool entered
    required property bool first
    required property bool inspected
    required property string spoken
    property int lastZone: zone // empty zones up to this one are folded into it
    property bool backward: false // the way goes to the left
    property real head: Theme.scaled(20) // how high the number stands

    readonly property bool gone: stand === RaceState.Stand.Gone
    readonly property bool goes: stand === RaceState.Stand.Goes
    readonly property bool fresh: stand === RaceState.Stand.New
    readonly property bool beyond: stand === RaceState.Stand.Beyond
    readonly property color edge: gone || beyond ? Theme.hairline : goes ? Theme.red
                                  : first ? Theme.text : fresh ? Theme.green : Theme.outline

    readonly property bool folded: lastZone > zone

    text: !folded ? spoken
          : (goes ? qsTr("Zones %1 to %2: empty, removed at the end of the turn")
             : qsTr("Zones %1 to %2: empty")).arg(zone).arg(lastZone)
    horizontalPadding: 0
    verticalPadding: 0
    implicitWidth: 0
    opacity: gone ? 0.55 : 1
    Accessible.checked: inspected

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationLong * 3 }
    }

    background: Item {
        ZoneFloor {
            anchors.fill: parent
            backward: cell.backward
            broken: cell.gone || cell.beyond || cell.goes || cell.folded
            lit: cell.first || cell.inspected
            fill: cell.down || cell.inspected ? Theme.pressed : cell.gone || cell.beyond ? "transparent"
                  : cell.goes ? Theme.redGround
                  : cell.first ? Theme.chosenGround : cell.fresh ? Theme.greenGround
                      : cell.ships > 0 ? Theme.card : Theme.raised
            edge: cell.inspected ? Theme.text : cell.edge
            light: cell.edge
        }
        ForceFence {
            anchors.fill: parent
            anchors.topMargin: 4
            anchors.bottomMargin: 4
            anchors.leftMargin: 1
            anchors.rightMargin: 1
            visible: cell.fields > 0
            fields: cell.fields
            backward: cell.backward
        }
    }
    contentItem: Item {
        // Empty zones, folded: the first and the last of them.
        Column {
            anchors.centerIn: parent
            visible: cell.folded

            Repeater {
                model: cell.folded ? [cell.zone, "⋮", cell.lastZone] : []

                PlainText {
                    required property var modelData

                    anchors.horizontalCenter: parent?.horizontalCenter
                    text: modelData
                    color: cell.goes ? Theme.red : Theme.textSecond
                    font.family: Theme.numberFamily
                    font.bold: true
                    font.pixelSize: Math.min(Theme.fontSmall, cell.height / 4.5)
                }
            }
        }
        PlainText {
            x: cell.backward ? parent.width - width - Math.max(6, parent.width * 0.1) : Math.max(6, parent.width * 0.1)
            y: 4 + (cell.head - height) / 2
            visible: !cell.folded
            text: cell.zone
            color: cell.gone ? Theme.textFaint : cell.goes ? Theme.red : cell.first || cell.ships > 0 ? Theme.text
                   : Theme.textSecond
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.min(cell.head, cell.width * 0.42)
        }
    }
}
