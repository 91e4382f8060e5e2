// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls

// Below the matter of the rail: the end of the game.
ActButton {
    required property ScoreSheetTable table

    objectName: "act-end-game"
    Layout.fillWidth: true
    iconName: "flag"
    text: InLanguage.say(language, () => qsTr("End the game"))
    available: table.endable
    onClicked: table.endGame()
    onRefusedTapped: table.endGame()
}
