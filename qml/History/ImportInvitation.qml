// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Before any file is chosen: what comes in, from where, and what it does to the games that are here.
Column {
    id: invitation

    spacing: Theme.space3
    topPadding: Theme.space3
    bottomPadding: Theme.space3

    IntoHistory {
        anchors.horizontalCenter: parent.horizontalCenter

        Repeater {
            model: 3

            Icon {
                required property int index

                name: "document"
                size: Theme.scaled(64)
                color: [Theme.textFaint, Theme.textSecond, Theme.text][index]
            }
        }
    }
    Repeater {
        model: [
            { icon: "document", text: qsTr("Session files from another tablet") },
            { icon: "folder", text: qsTr("One, several, or a whole folder") },
            { icon: "check", text: qsTr("A game that is here already is never overwritten, at most continued") }
        ]

        Row {
            id: line

            required property var modelData

            width: parent?.width ?? 1
            spacing: Theme.space3

            Icon {
                name: line.modelData.icon
                size: Theme.scaled(22)
                color: Theme.textSecond
            }
            BodyText {
                width: parent.width - x
                text: line.modelData.text
            }
        }
    }
}
