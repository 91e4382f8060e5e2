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

    signal clauseAsked(string clause)
    signal victoryAsked

    // Who looks for oneself is not hurried on.
    function look(position: int) {
        player.playing = false
        show.goTo(position)
    }

    title: show.open ? qsTr("Boat %1").arg(show.boat) : qsTr("Boats sail from left to right")
    subtitle: show.open ? qsTr("Step %1 of %2").arg(show.position).arg(show.count)
              : qsTr("Tap a boat to see what would happen.")

    BoatsAhead {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.show.open
        table: rail.table
    }
    SailingSteps {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.show.open
        steps: rail.show.steps
        onLitChanged: rail.revealSoon([lit])
        onHeightChanged: rail.revealSoon([lit])
        onStepTapped: number => rail.look(number)
    }

    acts: [
        ActButton {
            objectName: "act-sail"
            Layout.fillWidth: true
            visible: rail.table.task === AllAboardTable.Task.Sail
            primary: true
            iconName: "boat"
            text: qsTr("Sail boat %1").arg(rail.table.nextBoat)
            onClicked: rail.table.sail()
        },
        ActButton {
            objectName: "act-sail-all"
            Layout.fillWidth: true
            visible: rail.table.task === AllAboardTable.Task.Sail
            iconName: "boats"
            text: qsTr("Sail all")
            onClicked: rail.table.sailAll()
        },
        ActButton {
            objectName: "sailing-done"
            Layout.fillWidth: true
            visible: rail.table.task === AllAboardTable.Task.Show && rail.show.atEnd
            primary: true
            iconName: rail.table.over ? "flag" : "arrow-right"
            text: rail.table.over ? qsTr("To the result") : qsTr("Round %1").arg(rail.table.nextRound)
            onClicked: {
                rail.show.close()
                if (rail.table.over)
                    rail.victoryAsked()
            }
        },
        // Kept for the steps that come: where one boat sails, the next one does, and not all of them.
        Item {
            visible: !rail.show.open
            implicitHeight: Theme.touchLarge
        },
        // Below the others, so that none of them comes to lie where one steps on.
        RowLayout {
            visible: rail.show.open
            spacing: Theme.space2

            IconButton {
                objectName: "sailing-back"
                iconName: "chevron-left"
                label: qsTr("One step back")
                available: rail.show.position > 1
                onClicked: rail.look(rail.show.position - 1)
            }
            IconButton {
                objectName: "sailing-forward"
                iconName: "chevron-right"
                label: qsTr("One step forward")
                available: !rail.show.atEnd
                onClicked: rail.look(rail.show.position + 1)
            }
            ActButton {
                objectName: "sailing-skip"
                Layout.fillWidth: true
                visible: rail.telling
                primary: true
                iconName: "skip-last"
                text: qsTr("To the end")
                onClicked: rail.show.toEnd()
            }
            ActButton {
                objectName: "sailing-again"
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touchLarge // as high as what stands here before the end
                visible: !rail.telling
                iconName: "play"
                text: qsTr("Again")
                onClicked: {
                    rail.show.goTo(1)
                    player.playing = !Theme.reducedMotion
                }
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
