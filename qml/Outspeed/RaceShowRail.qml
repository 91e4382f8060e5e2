// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A turn is told: what happens is shown moment by moment, and can be looked at again.
RailFrame {
    id: rail

    required property OutspeedTable table
    readonly property RaceShow show: table.show
    // Where there is room for a line of its own.
    readonly property bool tellsHands: !brief && !split
    readonly property bool asksNext: table.phase === RaceState.Phase.Resolution // for dice or tokens

    signal victoryAsked

    // At the end, what hands do on the real track; before that, what is shown now.
    function revealTold() {
        revealSoon(show.atEnd && hands.visible ? [hands] : [told.lastLit, told.lit])
    }
    // Who looks for oneself is not hurried on.
    function look(position: int) {
        player.playing = false
        show.goTo(position)
    }

    onVisibleChanged: revealTold()
    actsFirst: tellsHands
    title: show.heading
    subtitle: Joined.facts([show.atEnd ? "" : qsTr("Step %1 of %2").arg(show.position).arg(show.count),
                            tellsHands ? "" : show.hands], Theme.language)

    HandsLine {
        id: hands
        objectName: visible ? "race-hands" : ""
        Layout.fillWidth: true
        visible: text !== "" && rail.tellsHands
        large: rail.hasHeight && !rail.brief && text.length < 90
        text: rail.show.hands
    }
    FoldLine {
        id: fold
        objectName: "race-list"
        Layout.fillWidth: true
        text: qsTr("What happened so far")
    }
    RaceSteps {
        id: told
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onlyNow: !fold.open
        steps: rail.show.steps
        // What is shown now is in sight, its beginning above all.
        onLitChanged: rail.revealTold()
        onHeightChanged: rail.revealTold()
        onStepTapped: number => {
            player.playing = false
            rail.show.goToStep(number)
        }
    }
    // How the race stands now, of those who are still in it.
    Ranking {
        visible: rail.show.atEnd && rail.tellsHands && !rail.asksNext && rail.roomy
        model: rail.table.standings
        delegate: OutspeedStanding {
            width: parent ? parent.width : 0
            visible: !eliminated
        }
    }

    acts: [
        ActButton {
            objectName: "race-done"
            Layout.fillWidth: true
            visible: rail.show.atEnd
            primary: true
            iconName: rail.table.over ? "flag" : "arrow-right"
            text: rail.table.over ? qsTr("To the result")
                  : rail.table.phase === RaceState.Phase.Tile ? qsTr("Turn %1").arg(rail.table.nextTurn) : qsTr("Continue")
            onClicked: {
                if (rail.asksNext)
                    rail.show.toEnd() // it can be looked at again
                else
                    rail.show.close()
                if (rail.table.over)
                    rail.victoryAsked()
            }
        },
        // Below the others, so that none of them comes to lie where one steps on.
        RowLayout {
            spacing: Theme.space2

            IconButton {
                objectName: "race-back"
                Layout.fillHeight: true
                iconName: "chevron-left"
                label: qsTr("One step back")
                available: rail.show.position > 1
                onClicked: rail.look(rail.show.position - 1)
            }
            IconButton {
                objectName: "race-forward"
                Layout.fillHeight: true
                iconName: "chevron-right"
                label: qsTr("One step forward")
                available: !rail.show.atEnd
                onClicked: rail.look(rail.show.position + 1)
            }
            IconButton {
                objectName: "race-play"
                Layout.fillHeight: true
                visible: !rail.show.atEnd && !Theme.reducedMotion
                iconName: player.playing ? "pause" : "play"
                label: player.playing ? qsTr("Stop here") : qsTr("Play automatically")
                onClicked: player.playing = !player.playing
            }
            ActButton {
                objectName: "race-skip"
                Layout.fillWidth: true
                visible: !rail.show.atEnd
                primary: true
                iconName: "skip-last"
                text: qsTr("To the last step")
                onClicked: rail.show.toEnd()
            }
            ActButton {
                objectName: "race-again"
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touchLarge // as high as what stands here before the end
                visible: rail.show.atEnd
                iconName: "play"
                text: qsTr("Show it again")
                onClicked: {
                    rail.show.goTo(1)
                    player.playing = !Theme.reducedMotion
                }
            }
        }
    ]

    RacePlayer {
        id: player
        show: rail.show
    }
    Connections {
        target: rail.table
        function onShowStarted() {
            fold.open = false // what was unfolded in another turn hides what hands do
            player.playing = !Theme.reducedMotion
            if (Theme.reducedMotion)
                rail.show.toEnd()
        }
    }
}
