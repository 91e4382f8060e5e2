// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What stands where no session does.
Column {
    id: empty

    property bool searching: false

    objectName: "sessions-empty"
    spacing: Theme.space3

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: empty.searching ? "search" : "history"
        color: Theme.textFaint
        size: Theme.scaled(48)
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: empty.searching ? qsTr("No matching games") : qsTr("No games yet")
    }
    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.textSecond
        text: empty.searching ? qsTr("Try fewer letters or words: every word must match.")
                              : qsTr("Every game you start is kept here, with every act, until you delete it.")
    }
}
