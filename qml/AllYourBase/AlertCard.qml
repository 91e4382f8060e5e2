// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A RED ALERT as the card that lies there: its number, its picture, its name.
Rectangle {
    id: face

    property int card: 0
    property string title
    property string language: Theme.language
    property string secondTitle // in another language, beneath
    property string secondLanguage: Theme.language
    property bool large: false // there is height to spare

    implicitHeight: words.y + words.height + Theme.space3
    radius: Theme.radius
    color: Theme.redFill

    NumberText {
        x: Theme.space4
        y: Theme.space2
        text: face.card
        color: Theme.redInk
        font.pixelSize: Theme.fontHero
    }
    AlertPicture {
        id: picture
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space4
        card: face.card
        color: Theme.redInk
        size: Math.min(Theme.scaled(face.large ? 176 : 128), face.width * (face.large ? 0.62 : 0.5))
    }
    Column {
        id: words
        x: Theme.space3
        y: picture.y + picture.height + Theme.space2
        width: parent.width - 2 * x

        Name {
            language: face.language
            text: face.title
        }
        Name {
            visible: text !== ""
            language: face.secondLanguage
            text: face.secondTitle
        }
    }

    component Name: Heading {
        width: words.width
        level: 1
        horizontalAlignment: Text.AlignHCenter
        color: Theme.redInk
    }
}
