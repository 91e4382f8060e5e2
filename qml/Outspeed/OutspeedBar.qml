// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// Where the race stands: the turn and its phase.
GameBar {
    id: bar

    required property OutspeedTable race

    table: race
    //: a turn, as short as can be: its number, and of how many
    title: (phone ? qsTr("Turn %1/%2") : qsTr("Turn %1 of %2")).arg(race.toldTurn).arg(race.turns)
    phases: [qsTr("Tile"), qsTr("Bonuses"), qsTr("Programming"), qsTr("Resolution")]
    phase: race.toldPhase
    onPhaseTapped: phase => race.explainPhase(phase)
}
