// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The open games beside the one at the table. A plain column: it can lose a line while it is out of sight.
Column {
    id: list

    required property OpenGamesModel openGames
    required property string names // before the name of each line: the list stands in two places
    required property string title

    signal resumed

    spacing: Theme.space2
    visible: lines.count > 0

    SectionTitle {
        width: list.width
        text: list.title
    }
    Repeater {
        id: lines
        model: list.openGames.games

        OpenGameLine {
            required property string session

            objectName: list.names + "-open-" + session
            width: list.width
            onClicked: {
                if (list.openGames.resume(session))
                    list.resumed()
            }
        }
    }
    SmallText {
        width: list.width
        visible: list.openGames.hasMore
        text: qsTr("Older ones are under Sessions.")
    }
    SmallText {
        width: list.width
        visible: text !== ""
        text: list.openGames.problem
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
