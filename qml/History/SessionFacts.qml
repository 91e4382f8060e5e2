// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// When, how long, who, and what was noted.
Panel {
    id: panel

    required property SessionViewModel session

    contentItem: ColumnLayout {
        spacing: Theme.space2

        RowLayout {
            visible: panel.session.unverified
            spacing: Theme.space2

            Icon {
                Layout.alignment: Qt.AlignTop
                name: "warning"
                color: Theme.red
            }
            BodyText {
                objectName: "session-unverified"
                Layout.fillWidth: true
                text: qsTr("Unverified: the file it was imported from had been changed.")
                color: Theme.red
            }
        }
        BodyText {
            objectName: "session-players"
            Layout.fillWidth: true
            text: panel.session.players
        }
        BodyText {
            objectName: "session-when"
            Layout.fillWidth: true
            text: panel.session.when
        }
        BodyText {
            objectName: "session-length"
            Layout.fillWidth: true
            text: Joined.facts([panel.session.playingTime,
                                panel.session.stagesText,
                                qsTr("%n act(s)", "", panel.session.acts)], Theme.language)
        }
        BodyText {
            objectName: "session-note"
            Layout.fillWidth: true
            visible: text !== ""
            text: panel.session.note
            color: Theme.textSecond
        }
    }
}
