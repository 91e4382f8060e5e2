// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The box of a game: its picture, its name, and for how many it is.
Pressable {
    id: card

    required property string game
    property string says
    property int fewest: 2
    property int most: 6
    property bool upright: true // the picture over the words, not beside them

    readonly property string players: qsTr("%1 to %2 players").arg(fewest).arg(most)

    horizontalPadding: 0
    verticalPadding: 0
    Accessible.name: text + ", " + players

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: card.down || card.hovered ? Theme.accent : Theme.outline
    }
    // Placed by hand: what wraps would call for other heights by turns.
    contentItem: Item {
        id: face

        readonly property real pictureWidth: card.upright ? width : Math.round(width * 0.42)
        readonly property real pictureHeight: card.upright ? 230 : height
        readonly property real margin: card.upright ? Theme.space4 : Theme.space3

        implicitHeight: card.upright ? pictureHeight + words.height + 2 * margin : Math.max(130, words.height + 2 * margin)

        Rectangle {
            x: Theme.edgeWidth
            y: x
            width: face.pictureWidth - 2 * x
            height: face.pictureHeight - 2 * y
            radius: Theme.radius - 2
            color: Theme.ground
            clip: true

            ShipFormation {
                // Where the picture is small the outermost ships may fly out of it.
                anchors.centerIn: parent
                width: (parent.width - 2 * Theme.space3) * (card.upright ? 1 : 1.5)
                height: parent.height - 2 * Theme.space3
                visible: card.game === "all-your-base"
            }
            BoatParty {
                anchors.fill: parent
                visible: card.game === "all-aboard"
            }
        }
        Column {
            id: words
            x: (card.upright ? 0 : face.pictureWidth) + face.margin
            y: card.upright ? face.pictureHeight + face.margin : Math.round((face.height - height) / 2)
            width: face.width - x - face.margin
            spacing: Theme.space1

            Heading {
                width: parent.width
                text: card.text
                Accessible.ignored: true
            }
            BodyText {
                width: parent.width
                text: card.says
                color: Theme.textSecond
                Accessible.ignored: true
            }
            Row {
                topPadding: Theme.space1
                spacing: Theme.space2

                Icon {
                    id: sign
                    name: "person"
                    color: Theme.accent
                }
                BodyText {
                    width: Math.min(implicitWidth, words.width - sign.width - Theme.space2)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: card.players
                    color: Theme.accent
                    Accessible.ignored: true
                }
            }
        }
    }
}
