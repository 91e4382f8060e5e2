// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All choose a route: in secret on the tablet, which goes round, or from the wheels that lie revealed on the table.
RailFrame {
    id: rail

    required property OutspeedTable table
    required property Settings settings

    readonly property bool byGrid: settings.wheelsOnTable
    readonly property bool single: byGrid && table.grid.single

    tapsNext: byGrid && !table.grid.complete
    title: !byGrid ? qsTr("Choose a route in secret") : single ? qsTr("Tap the route on the wheel")
                   : qsTr("Tap the routes on the wheels")
    group: single ? "" : everyone
    subtitle: single ? "" : qsTr("%n still to choose", "", byGrid ? table.grid.missing : table.yetToProgram)

    // The tile is described, but could not be remembered.
    TileSetNote {
        id: note
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        tileSets: rail.table.tileSets
        text: tileSets.problem
    }
    SmallText {
        id: passed
        objectName: "bonuses-passed"
        Layout.fillWidth: true
        visible: rail.table.bonusesPassed
        //: why the phase of bonuses was left out
        text: qsTr("Nobody has a bonus token: on to the routes.")
    }
    Segmented {
        id: way
        objectName: "program-way"
        Layout.fillWidth: true
        label: qsTr("How routes are chosen")
        model: [{ value: false, name: "pad", label: qsTr("Pass it around") },
                { value: true, name: "grid", label: qsTr("Wheels on the table") }]
        value: rail.byGrid
        onChosen: value => rail.settings.wheelsOnTable = value
    }
    Grid {
        id: list

        // As large as all of them have room for.
        readonly property real room: rail.bodyRoom - way.height - Theme.space3
                                     - (note.visible ? note.height + Theme.space3 : 0)
                                     - (passed.visible ? passed.height + Theme.space3 : 0)
        readonly property real chipHeight: Math.min(Theme.scaled(76),
                                                    room / Math.max(1, Math.ceil(seats.count / columns)) - spacing)

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.byGrid
        columns: width >= Theme.scaled(420) ? 2 : 1
        spacing: Theme.space1 + 2

        Repeater {
            id: seats
            model: rail.table.seats

            SeatChip {
                required property string name
                required property bool programmed
                required property bool eliminated
                required seat

                objectName: "pad-seat-" + seat
                visible: !eliminated
                width: Math.max(1, (list.width - (list.columns - 1) * list.spacing) / list.columns)
                height: Math.max(implicitHeight, list.chipHeight)
                text: name
                iconName: programmed ? "check" : "clock"
                Accessible.name: programmed ? qsTr("%1, route chosen").arg(name)
                                 : qsTr("%1 has not chosen yet").arg(name)
                onClicked: rail.table.handPadTo(seat)
            }
        }
    }
    Column {
        id: grid
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.byGrid
        spacing: Theme.space1

        Repeater {
            model: rail.byGrid ? rail.table.grid.seats : null

            ProgramGridSeat {
                table: rail.table
                width: Math.max(1, grid.width)
                routeNames: rail.table.routeNames
            }
        }
    }

    acts: [
        ActButton {
            objectName: "act-hand-pad"
            Layout.fillWidth: true
            visible: !rail.byGrid
            primary: true
            iconName: "hand"
            text: qsTr("Hand over to %1").arg(rail.table.askedName)
            onClicked: rail.table.handPadTo(rail.table.asked)
        },
        ActButton {
            objectName: "act-enter-grid"
            Layout.fillWidth: true
            visible: rail.byGrid
            primary: true
            iconName: rail.single ? "check" : "eye"
            available: rail.table.grid.complete
            text: rail.single ? qsTr("Enter this route") : qsTr("Reveal and resolve")
            onClicked: rail.table.enterGrid()
            onRefusedTapped: rail.table.enterGrid()
        }
    ]
}
