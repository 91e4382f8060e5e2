// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Stays until the game is kept again, or somebody decides to go on without.
Rectangle {
    id: banner

    required property GameTable table

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.redGround
    border.width: Theme.focusWidth
    border.color: Theme.redFill
    Accessible.role: Accessible.AlertMessage
    Accessible.name: table.savingProblem

    Flow {
        id: row
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * x
        spacing: Theme.space3

        OutcomeLine {
            width: Math.min(parent.width, Math.max(Theme.scaled(280), parent.width - acts.width - parent.spacing))
            iconName: "warning"
            ink: Theme.red
            text: banner.table.savingProblem
        }
        Row {
            id: acts
            spacing: Theme.space2

            IconButton {
                objectName: "saving-new-file"
                visible: banner.table.fileGone
                iconName: "check"
                text: qsTr("Save to a new file")
                onClicked: banner.table.saveToNewFile()
            }
            IconButton {
                objectName: "saving-again"
                visible: !banner.table.fileGone
                iconName: "rotate"
                text: qsTr("Try again")
                onClicked: banner.table.saveNow()
            }
            IconButton {
                objectName: "saving-memory"
                visible: !banner.table.inMemory
                text: qsTr("Play without saving")
                onClicked: banner.table.continueInMemory()
            }
        }
    }
}
