// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Asked before a key, which is soon pressed once too often, leaves the table.
Sheet {
    id: sheet

    property bool over: false // the game
    property bool practice: false // it is a lesson

    signal leaveAsked

    objectName: "leave"
    title: qsTr("Leave the table?")
    subtitle: practice ? qsTr("You can start the lesson again at any time.")
              : over ? qsTr("The game is over, and all of it is saved.")
              : qsTr("The game stays open, and all of it is kept.")
    preferredWidth: Theme.scaled(420)

    ActButton {
        objectName: "leave-stay"
        Layout.fillWidth: true
        primary: true
        iconName: sheet.over ? "flag" : "play"
        text: sheet.over ? qsTr("Stay here") : qsTr("Go on playing")
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
