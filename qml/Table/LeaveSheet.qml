// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Asked before a key, which is soon pressed once too often, leaves the table.
Sheet {
    id: sheet

    signal leaveAsked

    objectName: "leave"
    title: qsTr("Leave the table?")
    subtitle: qsTr("The game stays open, and all of it is kept.")
    preferredWidth: Theme.scaled(420)

    ActButton {
        objectName: "leave-stay"
        Layout.fillWidth: true
        kind: "primary"
        iconName: "play"
        text: qsTr("Go on playing")
        onClicked: sheet.close()
    }
    ActButton {
        objectName: "leave-go"
        Layout.fillWidth: true
        iconName: "back"
        text: qsTr("Leave the table")
        onClicked: {
            sheet.close()
            sheet.leaveAsked()
        }
    }
}
