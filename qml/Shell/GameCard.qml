// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The box of a game: its picture, its name, and for how many it is.
Pressable {
    id: card

    required property string picture // its file
    property string says
    property int fewest: 2
    property int most: 6
    property bool upright: true // the picture over the words, not beside them
    property real highPicture: 230 // how high it is there
    property real foot: 0 // kept free below the words

    readonly property rect footPlace: (contentItem as GameCardFace).footPlace

    readonly property string players: qsTr("%1 to %2 players").arg(fewest).arg(most)

    horizontalPadding: 0
    verticalPadding: 0
    Accessible.name: Joined.said([text, players], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: card.down || card.hovered ? Theme.chosen : Theme.outline
    }
    contentItem: GameCardFace {
        picture: card.picture
        title: card.text
        says: card.says
        players: card.players
        upright: card.upright
        highPicture: card.highPicture
        foot: card.foot
    }
}
