// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An open game beside the one at the table: which it is, who plays it and how far they are.
Pressable {
    id: line

    required property string game
    required property string title // the players where it has none
    required property string players // empty where they are the title
    required property string length // empty while it is not known
    required property string date

    readonly property string who: Joined.facts([title, players], Theme.language)
    readonly property string stand: Joined.facts([length, qsTr("started %1").arg(date)], Theme.language)

    text: qsTr("Resume")
    Accessible.name: Joined.labelled(text, Joined.said([game, who, stand], Theme.language), Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: line.down || line.hovered ? Theme.chosen : Theme.outline
    }
    contentItem: LineFace {
        trailing: "play"

        BodyText {
            width: parent.width
            text: line.game
            font.bold: true
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            text: line.who
            color: Theme.text
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            text: line.stand
            Accessible.ignored: true
        }
    }
}
