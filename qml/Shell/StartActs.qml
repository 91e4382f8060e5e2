// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

ColumnLayout {
    id: acts

    required property AppModel app

    signal resumeAsked
    signal setupAsked
    signal settingsAsked
    signal bookAsked
    signal checkAsked
    signal sessionsAsked

    spacing: Theme.space3
    // It may lie under another screen meanwhile.
    onVisibleChanged: {
        if (visible)
            app.openGames.prepare()
    }
    Component.onCompleted: app.openGames.prepare()

    MemoryWarning {
        objectName: "start-problem"
        Layout.fillWidth: true
        visible: problem !== ""
        problem: acts.app.storeProblem
    }
    // Rare, so it is not even loaded at other starts.
    Loader {
        Layout.fillWidth: true
        visible: acts.app.safety.reportTitle !== ""
        active: visible
        Component.onCompleted: setSource("StartReport.qml", { safety: acts.app.safety, settings: acts.app.settings })
    }
    ResumeCard {
        objectName: "start-resume"
        Layout.fillWidth: true
        visible: acts.app.hasOpenGame
        game: acts.app.openGameTitle
        players: acts.app.openGamePlayers
        over: !acts.app.gameIsOpen
        stand: acts.app.openGameStand
        onClicked: acts.resumeAsked()
    }
    OpenGames {
        Layout.fillWidth: true
        openGames: acts.app.openGames
        names: "start"
        title: acts.app.hasOpenGame ? qsTr("Also open") : qsTr("Open games")
        onResumed: acts.resumeAsked()
    }
    ActButton {
        objectName: "start-new"
        Layout.fillWidth: true
        primary: !acts.app.hasOpenGame
        iconName: "plus"
        text: qsTr("New game")
        hint: qsTr("%n game(s) to choose from", "", acts.app.games.length)
        onClicked: acts.setupAsked()
    }
    ActButton {
        objectName: "start-check"
        Layout.fillWidth: true
        iconName: "attack"
        text: qsTr("Check an attack")
        //: beside the act of checking an attack: is what attacks enough?
        hint: qsTr("is it enough?")
        onClicked: acts.checkAsked()
    }
    ActButton {
        objectName: "start-book"
        Layout.fillWidth: true
        iconName: "book"
        text: qsTr("The book")
        hint: qsTr("cards and rules")
        onClicked: acts.bookAsked()
    }
    ActButton {
        objectName: "start-sessions"
        Layout.fillWidth: true
        iconName: "history"
        text: qsTr("Sessions")
        hint: qsTr("every game so far")
        onClicked: acts.sessionsAsked()
    }
    ActButton {
        objectName: "start-settings"
        Layout.fillWidth: true
        iconName: "settings"
        text: qsTr("Settings")
        onClicked: acts.settingsAsked()
    }
    LanguageRow {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space3
        settings: acts.app.settings
        names: "start"
    }
}
