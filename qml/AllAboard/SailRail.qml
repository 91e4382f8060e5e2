// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Boats sail: what happens is told step by step, and can be looked at again.
RailFrame {
    id: rail

    required property AllAboardTable table
    readonly property SailingShow show: table.show
    readonly property bool telling: show.open && !show.atEnd
    readonly property bool sails: table.task === AllAboardTable.Task.Sail
    readonly property bool goesOn: table.nextRound > 0

    signal clauseAsked(string clause)
    signal victoryAsked

    function showLit() {
        if (list.visible)
            revealSoon([list.lit])
    }

    // Who looks for oneself is not hurried on.
    function look(position: int) {
        player.playing = false
        show.goTo(position)
    }

    // What was in reach before must not be taken for what comes into its place.
    matter: show.open ? telling ? "telling" : "told" : ""
    title: !show.open ? qsTr("The boats sail")
           : !telling && show.result === AboardState.Result.Sailed ? qsTr("Boat %1 has sailed").arg(show.boat)
           : !telling && show.result === AboardState.Result.Sunk ? qsTr("Boat %1 has sunk").arg(show.boat)
           //: the title while it is told step by step what happens to it
           : qsTr("Boat %1 sails").arg(show.boat)
    subtitle: show.open ? qsTr("Step %1 of %2").arg(show.position).arg(show.count) : ""

    BoatParty {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.scaled(190)
        visible: !rail.show.open && !rail.phone && !rail.split
        clip: true
    }
    SailingScene {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.show.open
        show: rail.show
        low: rail.phone || rail.split
        tall: rail.hasHeight
    }
    FoldLine {
        id: fold
        objectName: "sailing-list"
        Layout.fillWidth: true
        visible: rail.show.open
        text: qsTr("What happened so far")
    }
    SailingSteps {
        id: list
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.show.open && fold.open
        steps: rail.show.steps
        onLitChanged: rail.showLit()
        onHeightChanged: rail.showLit()
        onVisibleChanged: rail.showLit()
        onStepTapped: number => rail.look(number)
    }

    acts: [
        ActButton {
            objectName: "act-sail"
            Layout.fillWidth: true
            visible: rail.sails
            primary: true
            iconName: "boat"
            text: qsTr("Sail boat %1").arg(rail.table.nextBoat)
            onClicked: rail.table.sail()
        },
        ActButton {
            objectName: "sailing-done"
            Layout.fillWidth: true
            visible: rail.table.task === AllAboardTable.Task.Show && rail.show.atEnd
            primary: true
            iconName: rail.goesOn ? "arrow-right" : "flag"
            text: rail.goesOn ? qsTr("On to round %1").arg(rail.table.nextRound) : qsTr("To the result")
            onClicked: {
                const last = !rail.goesOn
                rail.show.close()
                if (last)
                    rail.victoryAsked()
            }
        },
        // Below the others, so that none of them comes to lie where one steps on.
        RowLayout {
            spacing: Theme.space2

            IconButton {
                objectName: "sailing-back"
                Layout.fillHeight: true
                visible: rail.show.open
                iconName: "chevron-left"
                label: qsTr("One step back")
                available: rail.show.position > 1
                onClicked: rail.look(rail.show.position - 1)
            }
            IconButton {
                objectName: "sailing-forward"
                Layout.fillHeight: true
                visible: rail.show.open
                iconName: "chevron-right"
                label: qsTr("One step forward")
                available: !rail.show.atEnd
                onClicked: rail.look(rail.show.position + 1)
            }
            IconButton {
                objectName: "sailing-again"
                Layout.fillHeight: true
                visible: rail.show.open && !rail.telling && !(rail.sails && rail.split)
                Layout.fillWidth: !rail.sails
                iconName: "play"
                text: rail.sails ? "" : label
                label: qsTr("Show it again")
                onClicked: {
                    rail.show.goTo(1)
                    player.playing = !Theme.reducedMotion
                }
            }
            ActButton {
                objectName: "sailing-skip"
                Layout.fillWidth: true
                visible: rail.telling
                primary: true
                iconName: "skip-last"
                text: qsTr("To the last step")
                onClicked: rail.show.toEnd()
            }
            ActButton {
                objectName: "act-sail-all"
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touchLarge // as high as what stands here while boats sail
                visible: rail.sails
                iconName: rail.show.open ? "" : "boats"
                text: qsTr("Sail all")
                onClicked: rail.table.sailAll()
            }
        }
    ]

    SailingPlayer {
        id: player
        show: rail.show
    }
    Connections {
        target: rail.table
        function onShowStarted() {
            player.playing = !Theme.reducedMotion
            if (Theme.reducedMotion)
                rail.show.toEnd()
        }
    }
}
