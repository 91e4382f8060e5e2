// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The table is shown as it was, until somebody plays what happened instead.
Rectangle {
    id: banner

    required property CorrectionModel correction

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.focusWidth
    border.color: Theme.note
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.correction.title

    Flow {
        id: row
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * x
        spacing: Theme.space3

        Column {
            width: Math.min(parent.width, Math.max(Theme.scaled(280), parent.width - leave.width - parent.spacing))
            spacing: Theme.space1

            Heading {
                width: parent.width
                level: 3
                text: banner.correction.title
                color: Theme.note
            }
            SmallText {
                width: parent.width
                text: qsTr("This is the table as it was then. The log says: %1. Enter what really happened.")
                      .arg(banner.correction.oldAct)
                color: Theme.text
            }
        }
        IconButton {
            id: leave
            objectName: "correction-leave"
            iconName: "close"
            text: qsTr("Back to now")
            onClicked: banner.correction.cancel()
        }
    }
}
