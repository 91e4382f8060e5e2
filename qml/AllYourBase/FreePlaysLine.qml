// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many free plays are left, of which card, and what comes after them.
Rectangle {
    id: line

    required property FreePlaysModel plays
    property string language: Theme.language // of whoever reads it

    implicitHeight: Math.max(count.implicitHeight, words.height) + 2 * Theme.space1
    radius: Theme.radius
    color: Theme.redGround
    border.width: Theme.hairlineWidth
    border.color: Theme.redFill

    NumberText {
        id: count
        objectName: "free-plays-left"
        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: line.plays.endless ? "∞" : String(line.plays.left)
        color: Theme.red
        font.pixelSize: Theme.fontHeadline
        Accessible.name: told.text
    }
    // A layout would go round in circles between the width of the words and their height.
    Column {
        id: words
        anchors.left: count.right
        anchors.leftMargin: Theme.space3
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter

        BodyText {
            id: told
            width: parent.width
            language: line.language
            text: InLanguage.say(line.language,
                                 () => line.plays.endless ? qsTr("RED ALERT %1: the whole hand").arg(line.plays.card)
                  : line.plays.fromPile ? qsTr("RED ALERT %1: a random card from the discard pile").arg(line.plays.card)
                  : qsTr("RED ALERT %1: %n free play(s) left", "", line.plays.left).arg(line.plays.card))
        }
        SmallText {
            width: parent.width
            visible: text !== ""
            language: line.language
            text: InLanguage.say(line.language, () => line.plays.after)
        }
    }
}
