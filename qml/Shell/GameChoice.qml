// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which game is to be played. Each has its place, whatever was played last: a tap must not meet another game.
Sheet {
    id: choice

    required property AppModel app

    property var games: []

    signal chosen(string game)
    signal lessonAsked(string game)
    signal resumed

    function ask() {
        games = app.games
        app.openGames.prepare()
        open()
    }

    objectName: "games"
    centered: true
    preferredWidth: Theme.scaled(1100)
    title: qsTr("What will you play?")
    subtitle: app.gameIsOpen ? qsTr("Still open: %1 with %2.").arg(app.openGameTitle).arg(app.openGamePlayers) : ""

    // Placed by hand: all are as high as the highest, and what wraps would call for other heights by turns.
    Item {
        id: row

        readonly property real wide: 260 * Math.sqrt(Theme.textScale)
        readonly property int columns: fitting()
        readonly property real gap: columns === 1 ? Theme.space2 : Theme.space4
        readonly property real below: Math.max(Theme.touch, Theme.scaled(34)) + Theme.space2 // for a lesson
        // Boxes with the picture on top are high: only where all of them are seen at once.
        readonly property real room: choice.screenHeight - Theme.scaled(130)
        readonly property bool upright: columns > 1 && lines * (Theme.scaled(370) + below) <= room
        readonly property int lines: Math.ceil(choice.games.length / columns)
        readonly property real cardWidth: Math.floor((width - (columns - 1) * gap) / columns)
        property real cardHeight: 0

        // All lines are full: none stands apart.
        function fitting(): int {
            const games = choice.games.length
            for (let many = games; many > 1; --many) {
                if (games % many === 0 && width >= many * (wide + Theme.space4) - Theme.space4)
                    return many
            }
            return 1
        }
        function measure() {
            let highest = 0
            for (let i = 0; i < cards.count; ++i)
                highest = Math.max(highest, cards.itemAt(i)?.implicitHeight ?? 0)
            cardHeight = highest
        }

        Layout.fillWidth: true
        implicitHeight: lines * (cardHeight + gap) - gap

        Repeater {
            id: cards
            model: choice.games

            Item {
                id: place

                required property string modelData
                required property int index

                readonly property var box: choice.app.box(modelData)
                readonly property bool taught: choice.app.lesson.teaches(modelData)

                x: (index % row.columns) * (row.cardWidth + row.gap)
                y: Math.floor(index / row.columns) * (row.cardHeight + row.gap)
                width: row.cardWidth
                height: row.cardHeight
                implicitHeight: card.implicitHeight
                onImplicitHeightChanged: row.measure()

                GameCard {
                    id: card
                    objectName: "game-" + place.modelData
                    width: parent.width
                    height: parent.height
                    foot: place.taught ? row.below : 0
                    picture: place.box.picture
                    text: place.box.title
                    says: place.box.says
                    fewest: place.box.fewest
                    most: place.box.most
                    upright: row.upright || row.cardWidth < 270 * Theme.textScale
                    highPicture: row.upright ? 230 : 150
                    onClicked: {
                        choice.close()
                        choice.chosen(place.modelData)
                    }
                }
                IconButton {
                    objectName: visible ? "show-" + place.modelData : ""
                    x: card.footPlace.x
                    y: card.footPlace.y + Theme.space2
                    width: card.footPlace.width
                    height: row.below - Theme.space2
                    visible: place.taught
                    iconName: "play"
                    text: qsTr("Show me")
                    //: a first game that is played with the reader; the name of the game
                    label: qsTr("Show me: %1").arg(place.box.title)
                    onClicked: {
                        choice.close()
                        choice.lessonAsked(place.modelData)
                    }
                }
            }
        }
    }
    OpenGames {
        Layout.fillWidth: true
        openGames: choice.app.openGames
        names: "games"
        title: qsTr("Or go on with an open game")
        onResumed: {
            choice.close()
            choice.resumed()
        }
    }
}
