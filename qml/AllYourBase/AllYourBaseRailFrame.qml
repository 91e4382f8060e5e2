// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// A rail of this game's table.
RailFrame {
    required property AllYourBaseTable table

    property bool cardsAreLarge: false // on the table, so that a finger finds each
    property bool wholeInSight: true // the table; else it scrolls

    // What stands on the table is listed here only where it cannot be tapped there, or where keys look for it.
    readonly property bool listsPlaces: host.form !== Form.Side || !roomForAPicture || !wholeInSight || brief
                                        || Theme.keysLead
    readonly property bool listsCards: listsPlaces || !cardsAreLarge
    // For more than the question and its answers.
    readonly property bool roomForAPicture: !phone && height >= Theme.scaled(400)

    // What counts more than any other question to whoever plays; empty while it does not.
    readonly property string winning: say(() => table.playingMayDeclare ? qsTr("Enough bases to win") : "")
    // Before what the phase itself has to say.
    readonly property string hint: say(() => table.modeHint !== "" ? table.modeHint
                                       : table.playingMayDeclare ? qsTr("Declare victory, or play on.") : "")

    who: seat < 0 ? "" : table.playingName
}
