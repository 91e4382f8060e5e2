// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is always within reach: the end of the game, and a ruling.
RowLayout {
    id: footer

    required property ScoreSheetTable table
    property string language: Theme.language // of whoever reads it

    signal overruleAsked

    spacing: Theme.space2

    ActButton {
        objectName: "act-end-game"
        Layout.fillWidth: true
        iconName: "flag"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("End the game"))
        available: footer.table.endable
        onClicked: footer.table.endGame()
        onRefusedTapped: footer.table.endGame()
    }
    IconButton {
        objectName: "act-overrule"
        implicitHeight: Theme.touch + Theme.space1
        iconName: "gavel"
        language: footer.language
        label: InLanguage.say(footer.language, () => qsTr("Ruling…"))
        onClicked: footer.overruleAsked()
    }
}
