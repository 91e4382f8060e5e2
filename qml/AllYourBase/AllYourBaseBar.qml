// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// Where the game stands: the turn and its phase.
GameBar {
    id: bar

    required property AllYourBaseTable turns

    table: turns
    title: qsTr("Turn %1").arg(turns.turnNumber)
    phases: [qsTr("Red alert"), qsTr("Defense"), qsTr("Attack"), qsTr("Regroup")]
    phase: turns.over ? phases.length : turns.phase // all are done
    onPhaseTapped: phase => turns.tapPhase(phase)
}
