// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A player and the figures: in one line where they fit, in two where not.
Pressable {
    id: line

    required property int games
    required property int won
    required property string share
    required property var counts // [{ value, label }]
    required property int streak
    required property real gamesShare // of the most games that anybody played
    required property real wonShare
    property string title
    property string last

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: Column {
        spacing: Theme.space1

        RowLayout {
            width: parent.width
            spacing: Theme.space3

            Heading {
                Layout.fillWidth: true
                level: 3
                text: line.title
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SmallText {
                visible: line.availableWidth > Theme.scaled(300)
                text: line.last
                Accessible.ignored: true
            }
        }
        // How many games, as long as they are many; of them those won.
        ShareBar {
            width: parent.width
            whole: line.gamesShare
            won: line.wonShare
        }
        Flow {
            width: parent.width
            spacing: Theme.space4

            Repeater {
                model: [
                    //: how many a player has played
                    { value: line.games, label: qsTr("games") },
                    //: how many games a player has won
                    { value: line.won, label: line.share === "" ? qsTr("won") : qsTr("won (%1)").arg(line.share) }
                ]

                PlayerFigure {}
            }
            PlayerFigure {
                visible: line.streak > 1
                //: the most games that a player has won one after another
                modelData: ({ value: line.streak, label: qsTr("in a row") })
            }
            Repeater {
                model: line.counts

                PlayerFigure {}
            }
        }
    }
}
