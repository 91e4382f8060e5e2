// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// A rail of this game's table.
RailFrame {
    required property AllYourBaseTable table

    // What counts more than any other question to whoever plays; empty while it does not.
    readonly property string winning: say(() => table.playingMayDeclare
                                          ? qsTr("%1: enough bases to win").arg(table.playingName) : "")
    readonly property string winningHint: say(() => table.playingMayDeclare ? qsTr("Declare victory, or play on.") : "")
    readonly property string hint: table.modeHint || winningHint // before what the phase itself has to say
}
