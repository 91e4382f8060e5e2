// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A card with an animal and whose it is, or its back. A picture: what is tapped is the boat.
Rectangle {
    id: card

    property string animal // empty: face down
    property int seat: 0
    property string weight
    property bool inLove: false
    property bool fights: false
    property int part: AboardState.Part.None
    property int fate: AboardState.Fate.None
    property string label // what is spoken

    readonly property bool faceDown: animal === ""
    readonly property bool acts: part === AboardState.Part.Acts
    readonly property bool saved: fate === AboardState.Fate.Saved
    readonly property bool struck: part === AboardState.Part.Struck || fate === AboardState.Fate.Gone || fights
    readonly property real badge: Math.max(14, Math.min(width * 0.36, Theme.scaled(26)))
    readonly property bool tiny: width < 44

    implicitWidth: 64
    implicitHeight: Math.round(implicitWidth * 1.2)
    radius: width < 44 ? Theme.radiusSmall : Theme.radius - 2
    color: struck ? Theme.redGround : acts ? Theme.chosenGround : faceDown ? Theme.raised : Theme.card
    border.width: part !== AboardState.Part.None || struck || inLove ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: struck ? Theme.redFill : acts ? Theme.chosen : inLove ? Theme.attack
                  : faceDown ? Theme.outline : Theme.cardEdge
    Accessible.role: Accessible.Graphic
    Accessible.name: label

    Rectangle {
        visible: card.faceDown
        anchors.fill: parent
        anchors.margins: card.tiny ? 3 : 5
        radius: card.radius - 2
        color: "transparent"
        border.width: Theme.hairlineWidth
        border.color: Theme.outline
    }
    PlainText {
        visible: card.faceDown
        anchors.centerIn: parent
        anchors.verticalCenterOffset: card.height * 0.12
        text: "?"
        color: Theme.textSecond
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: card.width * 0.5
    }
    Icon {
        id: picture
        visible: !card.faceDown
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: card.tiny ? 2 : 4
        y: card.tiny ? card.height * 0.16 : card.height * 0.13
        name: card.faceDown ? "" : "animals/" + card.animal
        size: Math.round(card.width * (card.tiny ? 0.74 : 0.72))
        color: card.struck ? Theme.red : card.fate === AboardState.Fate.Lost ? Theme.textFaint : Theme.ship
    }
    SeatBadge {
        x: card.tiny ? -3 : 3
        y: x
        seat: card.seat
        size: card.badge
        Accessible.ignored: true
    }
    PlainText {
        visible: !card.faceDown && card.weight !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.tiny ? 0 : 2
        text: card.weight
        color: card.inLove ? Theme.attack : Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(11, Math.min(card.width * 0.27, Theme.scaled(20)))
    }
    Icon {
        visible: card.inLove
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: card.tiny ? -2 : 4
        name: "heart"
        size: card.badge
        color: Theme.attack
    }
    Rectangle {
        visible: card.fate !== AboardState.Fate.None
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: card.tiny ? -2 : 3
        width: Math.round(card.badge * 0.9)
        height: width
        radius: width / 2
        color: card.saved ? Theme.green : Theme.redFill

        Icon {
            anchors.centerIn: parent
            name: card.saved ? "check" : "close"
            size: parent.width - 4
            color: card.saved ? Theme.greenGround : Theme.redInk
        }
    }
}
