// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A base to move cards to, and its cards to be moved.
RowLayout {
    id: line

    required property AllYourBaseTable table
    required property string language
    required property int baseId
    required property string label
    required property int defense
    required property bool tappable
    required property var pieces

    spacing: Theme.space2

    Pressable {
        id: place
        objectName: "own-base-" + line.baseId
        Layout.alignment: Qt.AlignTop
        implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.scaled(68))
        horizontalPadding: Theme.space2
        text: InLanguage.say(line.language, () => qsTr("%1, defense %2").arg(line.label).arg(line.defense))
        onClicked: line.table.tapBase(line.baseId)
        background: Rectangle {
            radius: Theme.radius - 2
            color: place.down ? Theme.pressed : line.tappable ? Theme.possibleGround : Theme.raised
            border.width: line.tappable ? Theme.edgeWidth : Theme.hairlineWidth
            border.color: line.tappable ? Theme.possible : Theme.hairline
        }
        contentItem: RowLayout {
            spacing: 2

            SmallText {
                Layout.fillWidth: true
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
        Layout.fillWidth: true
        spacing: Theme.space1

        Repeater {
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
