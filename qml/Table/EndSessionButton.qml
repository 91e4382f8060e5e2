// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Controls

// Ends the session for good; it can be looked at afterwards, and not played on. The screen of the game is left then.
HoldButton {
    required property GameTable game

    iconName: "flag"
    text: qsTr("End the game for good")
    hint: qsTr("Hold to end it")
    onConfirmed: game.endSession()
}
