// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The card of an animal as it is played with: what it weighs, and in love, and what it scores.
Rectangle {
    id: card

    required property var value // see `AllAboardSetup::values`
    property bool example: false
    property bool small: false

    readonly property string spokenLove: value.hasInLove ? qsTr("weight in love %1").arg(value.inLoveText) : ""

    implicitWidth: Theme.scaled(76)
    implicitHeight: face.implicitHeight + 2 * Theme.space1 + Theme.space1
    radius: Theme.radius - 2
    color: Theme.card
    border.width: Theme.hairlineWidth
    border.color: example ? Theme.note : Theme.cardEdge
    Accessible.role: Accessible.Graphic
    Accessible.name: Joined.said([qsTr("%1: weight %2, points %3").arg(value.name).arg(value.weightText)
                                  .arg(value.points), spokenLove], Theme.language)

    component InLove: PlainText {
        required property string weight

        text: "\u2665" + weight
        color: Theme.attack
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Theme.fontSmall
    }
    ColumnLayout {
        id: face
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.space1
        spacing: 0

        Icon {
            Layout.alignment: Qt.AlignHCenter
            name: "animals/" + card.value.animal
            size: Theme.scaled(card.small ? 30 : 38)
            color: Theme.ship
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            spacing: Theme.space1

            PlainText {
                text: card.value.weightText
                color: Theme.text
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: card.small ? Theme.fontBody : Theme.fontTitle
            }
            InLove {
                weight: card.value.inLoveText
                visible: card.value.hasInLove && !card.small
            }
        }
        // On a line of its own where it has no room beside, and on all cards, so that they are alike.
        InLove {
            weight: card.value.inLoveText
            Layout.alignment: Qt.AlignHCenter
            visible: card.small
            opacity: card.value.hasInLove ? 1 : 0
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            spacing: 3

            Icon {
                name: "seat-star"
                size: Theme.scaled(12)
                color: Theme.note
            }
            PlainText {
                text: card.value.points
                color: Theme.textSecond
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: card.small ? Theme.fontSmall : Theme.fontBody
            }
        }
    }
}
