// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A base that is looked at: its dome with the defense on it, and what captures it.
Item {
    id: picture

    required property InspectionModel inspection
    property string language: Theme.language

    implicitHeight: Math.max(dome.y + dome.height, words.y + words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: inspection.neededText

    Dome {
        id: dome
        y: Math.round(height * 0.35) // for its mast
        height: Math.round(Math.min(Theme.scaled(92), picture.width * 0.3))
        color: Theme.seatColor(Math.max(0, picture.inspection.owner))
        captured: picture.inspection.gained

        NumberText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(parent.height * 0.6 - height / 2)
            value: picture.inspection.defense
            font.pixelSize: Math.round(parent.height * 0.5)
            Accessible.ignored: true
        }
    }
    Column {
        id: words
        x: dome.width + Theme.space4
        y: Math.max(0, Math.round(dome.y + (dome.height - height) / 2))
        width: picture.width - x

        Row {
            spacing: Theme.space2

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "attack"
                size: Theme.scaled(28)
                color: Theme.attack
            }
            NumberText {
                anchors.verticalCenter: parent.verticalCenter
                value: picture.inspection.needed
                color: Theme.attack
                font.pixelSize: Theme.fontHero
                Accessible.ignored: true
            }
        }
        SmallText {
            width: parent.width
            language: picture.language
            //: below a number of attack points
            text: InLanguage.say(picture.language, () => qsTr("to capture it"))
            color: Theme.text
            Accessible.ignored: true
        }
    }
}
