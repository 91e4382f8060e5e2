// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The game at the table: which it is, who plays it and how it stands, or stood.
Pressable {
    id: card

    required property string game
    required property string players
    required property string stand
    required property bool over

    readonly property bool leads: visible // see ActButton

    text: over ? qsTr("The last game") : qsTr("Resume")
    Accessible.name: Joined.labelled(text, Joined.said([game, players, stand], Theme.language), Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Qt.darker(Theme.accentFill, 1.15) : Theme.accentFill
        border.width: Theme.hairlineWidth
        border.color: Theme.accent
    }
    contentItem: RowLayout {
        spacing: Theme.space4

        ColumnLayout {
            spacing: Theme.space1

            Heading {
                Layout.fillWidth: true
                text: Joined.facts([card.text, card.game], Theme.language)
                color: Theme.accentInk
                Accessible.ignored: true
            }
            BodyText {
                Layout.fillWidth: true
                text: card.players
                color: Theme.accentInk
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                text: card.stand
                color: Theme.accentInk
                Accessible.ignored: true
            }
        }
        Icon {
            name: "play"
            color: Theme.accentInk
            size: Theme.scaled(32)
        }
    }
}
