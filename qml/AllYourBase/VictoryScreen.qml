// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Table
import Basekeeper.Theme

// The end of the game, over the whole table, until the table is asked for.
Rectangle {
    id: screen

    required property AllYourBaseTable table
    required property AppModel app
    property bool away: false // put aside to look at the table

    readonly property bool shown: table.over && !away
    readonly property bool won: table.winner >= 0

    signal leaveAsked
    signal courseAsked
    signal againAsked

    function open() {
        away = false
    }

    objectName: "victory"
    visible: shown
    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: phrase.text

    Connections {
        target: screen.table

        function onChanged() {
            if (!screen.table.over)
                screen.away = false
        }
    }
    // Taps must not reach the table under it.
    MouseArea {
        anchors.fill: parent
    }
    // Qt 6.4's Loader makes no bound component; a Repeater of one or none does.
    Repeater {
        model: screen.shown && screen.won ? 1 : 0

        VictoryShips {
            anchors.fill: screen
            quiet: area.height > 0.72 * screen.height
        }
    }
    ScrollArea {
        id: area
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space4, Math.max(Theme.scaled(760), parent.width * 0.72))
        height: Math.min(implicitHeight, parent.height - 2 * Theme.space4)
        spacing: Theme.space4

        Heading {
            id: phrase
            objectName: "victory-phrase"
            Layout.fillWidth: true
            level: 1
            horizontalAlignment: Text.AlignHCenter
            text: screen.won ? qsTr("All Your Base Are Belong To Us!") : qsTr("The game has ended.")
            color: screen.won ? Theme.accent : Theme.text
            font.pixelSize: screen.won ? Math.max(Theme.fontHeadline, Math.min(area.width / 9, Theme.fontGiant * 1.3))
                            : Theme.fontHero
        }
        Heading {
            Layout.fillWidth: true
            visible: screen.won && Theme.language !== "en"
            horizontalAlignment: Text.AlignHCenter
            language: "en"
            // The words that the rules ask for, in every language.
            text: "All Your Base Are Belong To Us!"
            color: Theme.textSecond
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.topMargin: Theme.space3
            visible: screen.won
            spacing: Theme.space4

            SeatBadge {
                seat: Math.max(0, screen.table.winner)
                size: Theme.scaled(56)
            }
            Heading {
                Layout.maximumWidth: area.width - Theme.scaled(56) - Theme.space5
                level: 1
                text: qsTr("%1 wins").arg(screen.table.winnerName)
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
        SpeakButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(area.width, complains ? Theme.scaled(460) : implicitWidth)
            visible: screen.won
            speaker: screen.app.speaker
            what: "victory"
            name: "speak-victory"
            language: screen.table.winnerLanguage
            words: screen.app.victorySummary
        }
        BodyText {
            Layout.fillWidth: true
            visible: !screen.won
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("It was ended by a ruling; nobody has won.")
        }
        VictoryStand {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            table: screen.table
        }
        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%n turn(s)", "", screen.table.turnNumber) + " · " + qsTr("%n minute(s)", "",
                  screen.table.minutes)
            color: Theme.textSecond
        }
        VictoryActs {
            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: Theme.scaled(720)
            Layout.topMargin: Theme.space3
            game: screen.table
            room: area.width
            onTableAsked: screen.away = true
            onCourseAsked: screen.courseAsked()
            onAgainAsked: screen.againAsked()
            onLeaveAsked: screen.leaveAsked()
        }
    }
}
