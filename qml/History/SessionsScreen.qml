// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All sessions, the newest first.
FocusScope {
    id: screen

    required property AppModel app

    readonly property SessionsModel sessions: app.sessions

    signal backAsked
    signal resumeAsked
    signal statisticsAsked
    signal sessionAsked(string session)

    function resume(session: string) {
        if (sessions.resume(session))
            resumeAsked()
    }

    objectName: "sessions-screen"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    // It may lie under another screen meanwhile.
    onVisibleChanged: {
        if (visible)
            sessions.prepare()
        else
            sessions.leave()
    }
    Component.onCompleted: sessions.prepare()
    Component.onDestruction: sessions.leave()

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "sessions"
        width: parent.width
        title: qsTr("Sessions")
        subtitle: screen.sessions.counting ? qsTr("still being counted…") : ""
        onBack: screen.backAsked()

        IconButton {
            objectName: "sessions-import"
            iconName: "import"
            text: screen.width >= Theme.scaled(760) ? qsTr("Import") : ""
            label: qsTr("Import games")
            onClicked: imports.open()
        }
        IconButton {
            objectName: "sessions-export"
            iconName: "export"
            text: screen.width >= Theme.scaled(760) ? qsTr("Export") : ""
            label: qsTr("Export all games")
            onClicked: {
                exports.sessionId = ""
                exports.open()
            }
        }
        IconButton {
            objectName: "sessions-statistics"
            iconName: "chart"
            text: screen.width >= Theme.scaled(300) ? qsTr("Statistics") : ""
            label: qsTr("Statistics")
            onClicked: screen.statisticsAsked()
        }
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: Theme.space4
        width: Math.min(parent.width - 2 * Theme.space4, Theme.scaled(960))
        spacing: Theme.space3

        SessionSearch {
            Layout.fillWidth: true
            sessions: screen.sessions
        }
        DeletedSessions {
            Layout.fillWidth: true
            sessions: screen.sessions
        }
        SessionList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sessions: screen.sessions
            onOpenAsked: session => screen.sessionAsked(session)
            onResumeAsked: session => screen.resume(session)
            onWordsAsked: session => words.openFor(session)
        }
    }
    HistoryNote {
        objectName: "sessions-note"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(Theme.scaled(620), parent.width - 2 * Theme.space4)
        height: implicitHeight
        problem: screen.sessions.problem
        onDismissed: screen.sessions.dismiss()
    }
    ImportSheet {
        id: imports
        transfer: screen.app.transfer
        settings: screen.app.settings
        onClosed: screen.sessions.prepare()
    }
    ExportSheet {
        id: exports
        transfer: screen.app.transfer
        settings: screen.app.settings
    }
    SessionWords {
        id: words
        sessions: screen.sessions
        onExportAsked: session => {
            exports.sessionId = session
            exports.open()
        }
    }
}
