// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which of the sessions are shown.
ColumnLayout {
    id: search

    required property SessionsModel sessions

    spacing: Theme.space3

    RowLayout {
        spacing: Theme.space2

        Icon {
            name: "search"
            color: Theme.textSecond
        }
        Field {
            id: field
            input.objectName: "sessions-search"
            Layout.fillWidth: true
            placeholder: qsTr("Player, title or note")
            text: search.sessions.query
            maximumLength: 200
            inputMethodHints: Qt.ImhNoPredictiveText
            onEdited: text => search.sessions.query = text
        }
        IconButton {
            objectName: "sessions-search-clear"
            visible: field.text !== ""
            flat: true
            iconName: "close"
            label: qsTr("Clear the search")
            onClicked: search.sessions.query = ""
        }
        SmallText {
            objectName: "sessions-found"
            visible: search.sessions.found > 0
            text: qsTr("%n game(s)", "", search.sessions.found)
        }
    }
    Segmented {
        objectName: "sessions-game"
        Layout.fillWidth: true
        visible: search.sessions.games.length > 0
        //: which of the games: All Your Base, Outspeed, …
        label: qsTr("Game")
        model: search.sessions.games
        value: search.sessions.game
        onChosen: value => search.sessions.game = value
    }
}
