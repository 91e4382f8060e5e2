// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Loud, and no end of the evening: nothing can be kept, yet a game can be played.
Panel {
    id: warning

    required property string problem

    fill: Theme.redGround
    edge: Theme.redFill
    lit: true

    // Not of the panel itself: Qt's Pane says for itself what it is.
    contentItem: RowLayout {
        spacing: Theme.space3
        Accessible.role: Accessible.AlertMessage
        Accessible.name: warning.problem

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "warning"
            color: Theme.red
            size: Theme.scaled(28)
        }
        ColumnLayout {
            spacing: Theme.space1

            Heading {
                Layout.fillWidth: true
                level: 3
                text: qsTr("Games cannot be saved")
            }
            BodyText {
                Layout.fillWidth: true
                text: warning.problem
            }
            BodyText {
                Layout.fillWidth: true
                text: qsTr("You can still play: the game is kept in memory and lost when the app closes.")
            }
        }
    }
}
