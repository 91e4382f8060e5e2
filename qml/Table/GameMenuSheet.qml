// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// What is wanted at the table now and then: first what only this game has.
Sheet {
    id: sheet

    required property GameSheets siblings
    default property alias ownActs: own.data

    readonly property GameScreen screen: siblings.screen
    readonly property bool practice: screen.game.practice // no session, so nothing can be done with one

    function closeAnd(goOn: var) {
        close()
        goOn()
    }

    objectName: "menu"
    title: qsTr("Menu")
    preferredWidth: Theme.scaled(460)
    onClosed: screen.game.dismissRefusal()

    contents: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        ColumnLayout {
            id: own
            visible: children.length > 0
            spacing: Theme.space2
        }
        SpeakButton {
            Layout.fillWidth: true
            speaker: sheet.screen.app.speaker
            what: "table"
            name: "menu-speak-table"
            amongActs: true
            goesOn: true
            words: sheet.screen.app.tableSummary
            text: qsTr("Read the table aloud")
        }
        ActButton {
            readonly property Settings settings: sheet.screen.app.settings

            objectName: "menu-language"
            Layout.fillWidth: true
            visible: sheet.screen.bar.phone // elsewhere the bar has it
            iconName: "language"
            text: qsTr("Language: %1").arg(settings.nativeName(settings.language))
            onClicked: settings.language = settings.languageAfter(settings.language)
        }
        ActButton {
            objectName: "menu-overrule"
            Layout.fillWidth: true
            visible: !sheet.practice
            iconName: "gavel"
            text: qsTr("Ruling…")
            //: beside the button “Ruling…”
            hint: qsTr("on anything, with a reason")
            onClicked: sheet.closeAnd(sheet.siblings.openOverrule)
        }
        ActButton {
            objectName: "menu-look-back"
            Layout.fillWidth: true
            visible: !sheet.practice
            iconName: "log"
            text: qsTr("Look back")
            hint: qsTr("the game so far")
            onClicked: sheet.closeAnd(sheet.screen.lookBackAsked)
        }
        Hairline {
            Layout.fillWidth: true
        }
        ActButton {
            objectName: "menu-rules"
            Layout.fillWidth: true
            iconName: "info"
            text: qsTr("Rules")
            onClicked: sheet.closeAnd(sheet.screen.rulesAsked)
        }
        ActButton {
            objectName: "menu-sessions"
            Layout.fillWidth: true
            visible: !sheet.practice
            iconName: "history"
            text: qsTr("Sessions")
            onClicked: sheet.closeAnd(sheet.screen.sessionsAsked)
        }
        ActButton {
            objectName: "menu-settings"
            Layout.fillWidth: true
            iconName: "settings"
            text: qsTr("Settings")
            onClicked: sheet.closeAnd(sheet.screen.settingsAsked)
        }
        Hairline {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
            Layout.bottomMargin: Theme.space2
        }
        ActButton {
            objectName: "menu-leave"
            Layout.fillWidth: true
            iconName: "back"
            text: qsTr("Leave the table")
            hint: sheet.practice ? "" : qsTr("the game stays open")
            onClicked: sheet.closeAnd(sheet.screen.leaveAsked)
        }
        EndSessionButton {
            objectName: "menu-end-session"
            Layout.fillWidth: true
            visible: !sheet.practice
            game: sheet.screen.game
        }
    }
}
