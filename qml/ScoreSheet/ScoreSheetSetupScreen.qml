// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table

// What is agreed before a game on the Score sheet.
SetupFrame {
    id: screen

    required property ScoreSheetSetup setup

    readonly property string gameId: "score-sheet"
    readonly property string winning: setup.lowestWins ? qsTr("the lowest total wins") : qsTr("the highest total wins")

    objectName: "score-sheet-setup"
    game: setup
    gameName: qsTr("Score sheet")
    hint: winning
    picture: "ScoreSheet/ScoreSheetPicture"
    agreed: [qsTr("%n player(s)", "", setup.seatCount), winning,
             setup.rounds > 0 ? qsTr("%n round(s)", "", setup.rounds) : "",
             setup.target > 0 ? qsTr("ends at %1").arg(setup.target) : ""]

    ScoreSheetSetupOptions {
        Layout.fillWidth: true
        setup: screen.setup
        onClauseAsked: clause => screen.clauseAsked(clause)
    }
}
