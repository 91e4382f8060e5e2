// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A card with an animal, or its back. Over the art stand whose it is, what it weighs and whether it is in love or in a
// fight; once its fate is known, the animal is drawn as it fares. A picture: what is tapped is the boat.
Rectangle {
    id: card

    property string animal // empty: face down
    property int seat: 0
    property string weight
    property bool inLove: false
    property bool fights: false
    property int part: AboardState.Part.None
    property int fate: AboardState.Fate.None
    property bool asked: false // which animal it is
    property string label // what is spoken

    readonly property bool faceDown: animal === ""
    readonly property bool acts: part === AboardState.Part.Acts
    readonly property bool lost: fate === AboardState.Fate.Lost || fate === AboardState.Fate.Gone
    readonly property bool saved: fate === AboardState.Fate.Saved
    readonly property bool struck: part === AboardState.Part.Struck || fate === AboardState.Fate.Gone || fights
    readonly property bool tiny: width < 44
    readonly property real inset: tiny ? 2 : 4
    readonly property real head: Math.max(12, Math.round(width * 0.32)) // of the line over the art
    // Where the card is tiny the weight of lovers has their colour, and the boat bears the heart.
    readonly property string sign: fights ? "attack" : inLove && !tiny ? "heart" : ""

    implicitWidth: 64
    implicitHeight: Math.round(implicitWidth * 1.2)
    radius: width < 44 ? Theme.radiusSmall : Theme.radius - 2
    color: struck ? Theme.redGround : acts ? Theme.chosenGround : saved ? Theme.greenGround
           : faceDown ? Theme.raised : Theme.card
    border.width: part !== AboardState.Part.None || struck || inLove || asked ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: struck ? Theme.redFill : acts || asked ? Theme.chosen : saved ? Theme.green : inLove ? Theme.attack
                  : faceDown ? Theme.outline : Theme.cardEdge
    Accessible.role: Accessible.Graphic
    Accessible.name: label

    SeatBadge {
        id: owner
        objectName: "owner"
        x: card.inset
        y: card.inset
        seat: card.seat
        size: card.head - (card.tiny && card.weight.length > 1 ? 4 : 2)
        Accessible.ignored: true
    }
    Icon {
        objectName: "sign"
        visible: card.sign !== ""
        x: Math.round((card.width - size) / 2)
        y: card.inset
        name: card.sign
        size: Math.round(card.head * 0.8)
        color: card.fights ? Theme.red : Theme.attack
    }
    PlainText {
        objectName: "weight"
        visible: !card.faceDown && card.weight !== ""
        anchors.right: parent.right
        anchors.rightMargin: card.inset + 1
        y: card.inset + (card.head - height) / 2 - 1
        width: Math.min(implicitWidth, card.width - owner.x - owner.width - card.inset - 2)
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        text: card.weight
        color: card.inLove ? Theme.attack : card.lost ? Theme.textFaint : Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(11, Math.min(card.head * 0.78, Theme.scaled(22)))
    }
    AnimalFigure {
        visible: !card.faceDown
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.head + (card.height - card.head - height) / 2 + card.inset / 2
        animal: card.faceDown ? "mouse" : card.animal
        place: card.lost ? AboardState.Place.Lost : card.saved ? AboardState.Place.Saved : AboardState.Place.Left
        size: Math.round(Math.min(card.width * 0.78, sizeFor(card.height - card.head - 2 * card.inset)))
        ink: card.struck ? Theme.red : Theme.ship
    }
    // The back: waves, and nobody knows.
    Column {
        id: back

        readonly property real room: card.height - card.head - 2 * card.inset
        readonly property real size: Math.round(Math.min(card.width * 0.6, room / 2.06)) // three, half over each other

        visible: card.faceDown
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.head + card.inset + (room - height) / 2
        spacing: -Math.round(size * 0.47)

        Repeater {
            model: 3

            Icon {
                name: "boats/wave"
                size: back.size
                color: Theme.outline
            }
        }
    }
    PlainText {
        visible: card.faceDown
        anchors.right: parent.right
        anchors.rightMargin: card.inset + 2
        y: card.inset + (card.head - height) / 2 - 1
        text: "?"
        color: Theme.textSecond
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(11, card.head * 0.9)
    }
}
