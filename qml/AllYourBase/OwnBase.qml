// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A base to move cards to, and its cards to be moved.
Rectangle {
    id: line

    required property AllYourBaseTable table
    required property string language
    required property int baseId
    required property string label
    required property int defense
    required property bool tappable
    required property var pieces
    required property real widest

    // Of them all in one row.
    function cardsWidth(): real {
        let sum = -cards.spacing
        for (let i = 0; i < pieceButtons.count; ++i)
            sum += (pieceButtons.itemAt(i)?.implicitWidth ?? 0) + cards.spacing
        return sum
    }

    width: place.width + (pieceButtons.count > 0 ? Theme.space1 + cards.width : 0)
    height: Math.max(place.height, cards.height)
    radius: Theme.radius - 2
    color: Theme.raised

    Pressable {
        id: place
        objectName: "own-base-" + line.baseId
        width: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.touch)
        horizontalPadding: Theme.space2
        text: InLanguage.say(line.language, () => qsTr("%1, defense %2").arg(line.label).arg(line.defense))
        onClicked: line.table.tapBase(line.baseId)
        background: Rectangle {
            radius: line.radius
            color: place.down ? Theme.pressed : line.tappable ? Theme.possibleGround : "transparent"
            border.width: line.tappable ? Theme.edgeWidth : 0
            border.color: Theme.possible
        }
        contentItem: RowLayout {
            spacing: Theme.space1

            SmallText {
                text: line.label
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            NumberText {
                value: line.defense
                color: Theme.defense
                font.pixelSize: Theme.fontBody
                Accessible.ignored: true
            }
        }
    }
    Flow {
        id: cards
        x: place.width + Theme.space1
        width: Math.min(line.cardsWidth(), line.widest - x)
        spacing: Theme.space1

        Repeater {
            id: pieceButtons
            model: line.pieces

            PieceButton {
                required property string spokenToOwner

                objectName: "own-" + pieceId
                text: spokenToOwner
                onClicked: line.table.tapPiece(pieceId)
            }
        }
    }
}
