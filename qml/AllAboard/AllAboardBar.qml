// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// Where the game stands: the round and its phase.
GameBar {
    id: bar

    required property AllAboardTable aboard

    table: aboard
    //: a round, as short as can be: its number, and of how many
    title: (phone ? qsTr("Round %1/%2") : qsTr("Round %1 of %2")).arg(aboard.round).arg(aboard.rounds)
    phases: [qsTr("Boats"), qsTr("Boarding"), qsTr("Reveal"), qsTr("Sailing")]
    phase: aboard.phase
    onPhaseTapped: phase => aboard.explainPhase(phase)
}
