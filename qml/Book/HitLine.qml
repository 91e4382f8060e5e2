// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An entry that was found: its number or its picture, its title, where it was found, and a glance at that place.
Pressable {
    id: line

    property string number
    property string picture // "animals/mouse"; empty: the entry is told by its number
    property bool alert: false // a RED ALERT card
    property var titlePieces: []
    property var snippetPieces: []
    property string place
    property string told: Theme.language

    Accessible.name: Joined.said([text, place], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.checked ? Theme.accentGround : Theme.surface
        border.width: Theme.hairlineWidth
        border.color: line.checked ? Theme.accent : Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Icon {
            visible: line.picture !== ""
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Theme.scaled(48)
            name: line.picture
            color: Theme.accent
            size: Theme.scaled(40)
        }
        PlainText {
            visible: line.picture === ""
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Math.max(implicitWidth, Theme.scaled(48))
            text: line.number
            color: line.alert ? Theme.attack : Theme.accent
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
            Accessible.ignored: true
        }
        ColumnLayout {
            spacing: 2

            MarkedText {
                Layout.fillWidth: true
                language: line.told
                pieces: line.titlePieces
                font.pixelSize: Theme.fontStrong
            }
            MarkedText {
                Layout.fillWidth: true
                language: line.told
                pieces: line.snippetPieces
                color: Theme.textSecond
            }
            SmallText {
                Layout.fillWidth: true
                text: line.place
                color: Theme.textFaint
                Accessible.ignored: true
            }
        }
    }
}
