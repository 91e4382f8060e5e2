// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What stands on the box of a game. Placed by hand: what wraps would call for other heights by turns.
Item {
    id: face

    required property string picture // its file
    required property string title
    required property string says
    required property string players
    required property bool upright // the picture over the words, not beside them
    required property real highPicture // how high it is there
    property real foot: 0 // kept free below the words

    readonly property rect footPlace: Qt.rect(words.x, height - margin - foot, words.width, foot)

    readonly property real pictureWidth: face.upright ? width : Math.round(width * 0.36)
    readonly property real pictureHeight: face.upright ? highPicture : height
    readonly property real margin: face.upright ? Theme.space4 : Theme.space3

    implicitHeight: (face.upright ? highPicture + words.height : Math.max(width < 480 ? 110 : 150, words.height))
                    + foot + 2 * margin

    Rectangle {
        x: Theme.edgeWidth
        y: x
        width: face.pictureWidth - 2 * x
        height: face.pictureHeight - 2 * y
        radius: Theme.radius - 2
        color: Theme.ground
        clip: true

        GamePicture {
            anchors.fill: parent
            file: face.picture
        }
    }
    Column {
        id: words
        x: (face.upright ? 0 : face.pictureWidth) + face.margin
        y: face.upright ? face.highPicture + face.margin : Math.round((face.height - face.foot - height) / 2)
        width: face.width - x - face.margin
        spacing: Theme.space1

        Heading {
            width: parent.width
            text: face.title
            Accessible.ignored: true
        }
        BodyText {
            width: parent.width
            text: face.says
            color: Theme.textSecond
            Accessible.ignored: true
        }
        Row {
            topPadding: Theme.space1
            spacing: Theme.space2

            Icon {
                id: sign
                name: "person"
                color: Theme.textSecond
            }
            BodyText {
                width: words.width - sign.width - Theme.space2
                text: face.players
                color: Theme.textSecond
                Accessible.ignored: true
            }
        }
    }
}
