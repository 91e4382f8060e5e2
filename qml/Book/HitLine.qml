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
    property int card: 0 // a RED ALERT card
    property var titlePieces: []
    property var snippetPieces: []
    property string place
    property string told: Theme.language

    Accessible.name: Joined.said([text, place], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.checked ? Theme.chosenGround : Theme.surface
        border.width: Theme.hairlineWidth
        border.color: line.checked ? Theme.chosen : Theme.hairline
    }
    // With large letters the text has the whole width below the number.
    contentItem: GridLayout {
        columns: line.width < Theme.scaled(280) ? 1 : 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space1

        RowLayout {
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space3

            Icon {
                visible: line.picture !== ""
                Layout.preferredWidth: Theme.scaled(48)
                name: line.picture
                color: Theme.text
                size: Theme.scaled(40)
            }
            PlainText {
                visible: line.picture === ""
                Layout.preferredWidth: Math.max(implicitWidth, Theme.scaled(48))
                text: line.number
                color: line.card > 0 ? Theme.attack : Theme.text
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Theme.fontTitle
                Accessible.ignored: true
            }
            AlertPicture {
                visible: line.card > 0
                card: line.card
                color: Theme.attack
                size: Theme.scaled(30)
            }
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
