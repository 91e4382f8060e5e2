// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What a session was, at a glance.
Pressable {
    id: tile

    property string title
    property string players
    property string note
    property string facts
    property string sign // of the game
    property var standings: [] // how the seats stand; empty while it is not known
    property string outcome
    property string outcomeIcon
    property color outcomeInk: Theme.textSecond
    property bool unverified: false

    readonly property bool narrow: width < Theme.scaled(480)
    readonly property bool narrowest: width < Theme.scaled(240) // the words need the room of the game's sign
    readonly property string mark: unverified ? qsTr("Unverified") : ""

    text: title
    Accessible.name: Joined.said([title, players, outcome, facts, mark, note], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: tile.down ? Theme.pressed : Theme.surface
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: GridLayout {
        columns: tile.narrowest ? 1 : tile.narrow ? 2 : 3
        columnSpacing: Theme.space4
        rowSpacing: Theme.space2

        Icon {
            Layout.alignment: Qt.AlignTop
            visible: !tile.narrowest
            name: tile.sign
            size: Theme.scaled(34)
            color: Theme.textSecond
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignVCenter
            spacing: 2

            Heading {
                Layout.fillWidth: true
                level: 3
                text: tile.title
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            BodyText {
                Layout.fillWidth: true
                visible: text !== ""
                text: tile.players
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            MarkLine {
                Layout.fillWidth: true
                iconName: tile.outcomeIcon
                text: tile.outcome
                ink: tile.outcomeInk
            }
            SmallText {
                Layout.fillWidth: true
                text: tile.facts
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                visible: text !== ""
                text: tile.note
                color: Theme.textFaint
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            MarkLine {
                Layout.fillWidth: true
                visible: tile.unverified
                iconName: "warning"
                text: tile.mark
                ink: Theme.red
            }
        }
        SessionStandings {
            Layout.columnSpan: tile.narrow && !tile.narrowest ? 2 : 1
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            visible: tile.standings.length > 0
            seats: tile.standings
        }
    }
}
