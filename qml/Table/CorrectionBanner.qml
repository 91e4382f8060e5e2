// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The table is shown as it was, until somebody plays what happened instead.
Rectangle {
    id: banner

    required property CorrectionModel correction
    property bool brief: false // there is room for what is corrected, and no more

    readonly property string told: qsTr("This is the table as it was before this act: %1. Enter the act that belongs here.")
                                   .arg(correction.oldAct)

    implicitHeight: row.implicitHeight + 2 * row.y
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.focusWidth
    border.color: Theme.note
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.correction.title
    Accessible.description: told

    Flow {
        id: row
        x: Theme.space3
        y: banner.brief ? Theme.space1 : Theme.space3
        width: parent.width - 2 * x
        spacing: Theme.space3

        Column {
            width: Math.min(parent.width, Math.max(banner.brief ? 0 : Theme.scaled(280),
                                                   parent.width - leave.width - parent.spacing))
            spacing: Theme.space1

            Heading {
                width: parent.width
                topPadding: banner.brief ? Theme.space2 : 0
                level: 3
                text: banner.correction.title
                maximumLineCount: banner.brief ? 1 : 4
                elide: Text.ElideRight
                fontSizeMode: banner.brief ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.fontLeast
                color: Theme.note
            }
            SmallText {
                width: parent.width
                visible: !banner.brief
                text: banner.told
                Accessible.ignored: true // it describes the banner
                color: Theme.text
            }
        }
        IconButton {
            id: leave
            objectName: "correction-leave"
            iconName: "close"
            text: banner.brief ? "" : qsTr("Back to the present")
            label: qsTr("Back to the present")
            onClicked: banner.correction.cancel()
        }
    }
}
