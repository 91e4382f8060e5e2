// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A kind of bonus token to choose: its picture, large, and its name.
Pressable {
    id: key

    property string token
    property int held: 0
    property bool counts: false
    property real pictureSize: Theme.scaled(44)
    property string language: Theme.language

    implicitHeight: Math.max(Theme.scaled(96), implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Theme.space1
    verticalPadding: Theme.space1
    Accessible.name: counts && held > 0 ? InLanguage.say(language, () => qsTr("%1, in hand: %2").arg(text).arg(held))
                     : text

    LongestWord {
        id: longestWord
        words: key.text
        font: Qt.font({ family: Theme.familyFor(key.language), pixelSize: Theme.fontTiny })
    }
    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.available ? Theme.card : "transparent"
        border.width: Theme.hairlineWidth
        border.color: key.available ? Theme.cardEdge : Theme.hairline

        PlainText {
            visible: key.counts && key.held > 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space1 + 2
            text: "×" + key.held
            color: Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontSmall
        }
    }
    contentItem: ColumnLayout {
        spacing: 0

        Item {
            Layout.fillHeight: true
        }
        Icon {
            Layout.alignment: Qt.AlignHCenter
            name: key.token === "" ? "tiles/token" : "tokens/" + key.token
            size: key.pictureSize
            color: key.available ? Theme.ship : Theme.textFaint
        }
        SmallText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            language: key.language
            text: key.text
            color: key.available ? Theme.text : Theme.textFaint
            // Not its own width, which the layout finds only with the text.
            font.pixelSize: longestWord.sizeIn(key.availableWidth)
            maximumLineCount: 2
            Accessible.ignored: true
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
