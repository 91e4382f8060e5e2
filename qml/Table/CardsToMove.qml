// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What hands do with the real cards now, because of the latest act. It stands until the next one. No layout: its lines
// go while it is hidden.
Column {
    id: moves

    property GameTable game
    property int reader: -1 // whose turn to read it is: others find their sign beside what is theirs
    readonly property string language: game ? game.cardsToMoveLanguage : Theme.language

    readonly property string words: game ? game.cardsToMoveText : ""

    objectName: visible ? "cards-to-move" : ""
    visible: words !== ""
    spacing: Theme.space1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Repeater {
        model: moves.game ? moves.game.cardsToMove : null

        RowLayout {
            id: line

            required property string icon
            required property string text

            width: moves.width
            spacing: Theme.space2

            SeatBadge {
                readonly property int theirs: moves.game ? moves.game.cardsToMoveSeat : -1

                Layout.alignment: Qt.AlignTop
                visible: theirs >= 0 && theirs !== moves.reader
                seat: Math.max(0, theirs)
                size: Theme.scaled(20)
            }
            Icon {
                Layout.alignment: Qt.AlignTop
                name: line.icon
                size: Theme.scaled(20)
                color: Theme.text
            }
            BodyText {
                Layout.fillWidth: true
                language: moves.language
                text: line.text
                Accessible.ignored: true
            }
        }
    }
}
