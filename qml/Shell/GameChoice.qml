// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which game is to be played; the one begun last stands first.
Sheet {
    id: choice

    required property AppModel app

    property var games: []

    readonly property var facts: ({
        "all-your-base": { title: "All Your Base", says: qsTr("Build bases, send ships, take what is theirs."), setup: app.setup },
        "all-aboard": { title: "All aboard!", says: qsTr("Small boats, heavy animals: who sails, who sinks?"), setup: app.allAboardSetup }
    })

    signal chosen(string game)

    function ask() {
        games = app.games
        open()
    }

    objectName: "games"
    placement: "center"
    preferredWidth: Theme.scaled(900)
    title: qsTr("What do you play?")

    // Placed by hand: all are as high as the highest, and what wraps would call for other heights by turns.
    Item {
        id: row

        readonly property int columns: width >= 560 * Math.sqrt(Theme.textScale) ? 2 : 1
        readonly property int lines: Math.ceil(choice.games.length / columns)
        readonly property real cardWidth: Math.floor((width - (columns - 1) * Theme.space4) / columns)
        property real cardHeight: 0

        function measure() {
            let highest = 0
            for (let i = 0; i < cards.count; ++i)
                highest = Math.max(highest, cards.itemAt(i)?.implicitHeight ?? 0)
            cardHeight = highest
        }

        Layout.fillWidth: true
        implicitHeight: lines * (cardHeight + Theme.space4) - Theme.space4

        Repeater {
            id: cards
            model: choice.games

            GameCard {
                required property string modelData
                required property int index

                readonly property var told: choice.facts[modelData]

                objectName: "game-" + modelData
                x: (index % row.columns) * (row.cardWidth + Theme.space4)
                y: Math.floor(index / row.columns) * (row.cardHeight + Theme.space4)
                width: row.cardWidth
                height: row.cardHeight
                game: modelData
                text: told.title
                says: told.says
                fewest: told.setup.minSeats
                most: told.setup.maxSeats
                upright: row.columns > 1 || row.cardWidth < 290 * Theme.textScale
                highPicture: row.columns > 1 ? 230 : 150
                onImplicitHeightChanged: row.measure()
                onClicked: {
                    choice.close()
                    choice.chosen(modelData)
                }
            }
        }
    }
}
