// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// When, how long, who, what was noted; and that nothing was set right, where nothing was.
Panel {
    id: panel

    required property SessionViewModel session
    property bool asPlayed: true // without rulings or corrections

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
            visible: text !== panel.session.title // it is the heading of the screen
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
        BodyText {
            objectName: "session-no-rulings"
            Layout.fillWidth: true
            visible: panel.asPlayed
            text: qsTr("Nothing had to be fixed.")
            color: Theme.textSecond
        }
    }
}
