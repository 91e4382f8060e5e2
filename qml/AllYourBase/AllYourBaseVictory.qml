// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The end of a game of All Your Base.
VictoryFrame {
    id: frame

    required property AllYourBaseTable table

    winnerSeats: table.winner >= 0 ? [table.winner] : []
    phrase: won ? table.victoryWords : qsTr("The game has ended.")
    phraseLanguage: won ? "en" : Theme.language
    //: what the words of victory mean, which are said in English in every language
    translation: won && Theme.language !== "en" ? qsTr("All your bases belong to us!") : ""
    winner: qsTr("%1 wins").arg(table.winnerName)
    ending: won ? "" : qsTr("Ended by a ruling. Nobody has won.")
    spokenLanguage: table.winnerLanguage
    areaWidth: Theme.scaled(760)

    picture: ItemIf {
        when: frame.visible && frame.won

        VictoryShips {
            anchors.fill: parent
            quiet: frame.fill > 0.72 || frame.width < 600
        }
    }

    AllYourBaseStanding {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        table: frame.table
    }
    VoiceLine {
        objectName: visible ? "voice-to-losers" : ""
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: frame.home.voice === "" ? "" : frame.table.voiceToLosers
    }
    BodyText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: Joined.facts([qsTr("%n turn(s)", "", frame.table.turnNumber), frame.table.playingTime], Theme.language)
        color: Theme.textSecond
    }
}
