// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// Where the game stands: the turn and its phase.
GameBar {
    id: bar

    required property AllYourBaseTable turns
    // A card of the first phase runs until its choices and its free plays have ended (5.18).
    readonly property bool alert: turns.alert.open || turns.freePlays.open

    signal redAlertAsked

    table: turns
    title: qsTr("Turn %1").arg(turns.turnNumber)
    phases: [qsTr("Red alert"), qsTr("Defense"), qsTr("Attack"), qsTr("Regroup")]
    phase: turns.ruling.open ? turns.overrule.phase : alert ? 0 : turns.phase
    urgent: alert && !turns.ruling.open
    stillOpen: phase === 1 && turns.may.redAlert && !turns.ruling.open ? 0 : -1
    onPhaseTapped: phase => {
        if (phase === stillOpen)
            redAlertAsked()
        else
            turns.tapPhase(phase)
    }
}
