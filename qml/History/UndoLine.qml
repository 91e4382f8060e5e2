// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What was done, and the way back.
Rectangle {
    id: line

    property string said
    property string iconName
    property string name // of the button, for those who look for it

    readonly property bool brief: width < Theme.scaled(280) // the words need the room of the sign and the button's text

    signal undoAsked

    implicitHeight: row.implicitHeight
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.space3
        spacing: Theme.space2

        Icon {
            visible: !line.brief
            name: line.iconName
            color: Theme.textSecond
            size: Theme.scaled(18)
        }
        BodyText {
            Layout.fillWidth: true
            text: line.said
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        IconButton {
            objectName: line.name
            iconName: "undo"
            text: line.brief ? "" : qsTr("Undo")
            label: Joined.labelled(qsTr("Undo"), line.said, Theme.language)
            onClicked: line.undoAsked()
        }
    }
}
