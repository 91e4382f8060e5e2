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

    required property AllAboardTable table
    required property AppModel app
    property bool away: false // put aside to look at the table

    readonly property bool won: table.winners.length > 0

    signal leaveAsked
    signal courseAsked
    signal againAsked

    function open() {
        away = false
    }

    objectName: "victory"
    visible: !away
    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: phrase.text

    // Taps must not reach the table under it.
    MouseArea {
        anchors.fill: parent
    }
    Repeater {
        model: screen.visible && screen.won ? 1 : 0

        VictoryBoats {
            anchors.fill: screen
            quiet: area.height > 0.6 * screen.height
        }
    }
    ScrollArea {
        id: area
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space4, Math.max(Theme.scaled(720), parent.width * 0.72))
        height: Math.min(implicitHeight, parent.height - 2 * Theme.space4)
        spacing: Theme.space4

        Heading {
            id: phrase
            objectName: "victory-phrase"
            Layout.fillWidth: true
            level: 1
            horizontalAlignment: Text.AlignHCenter
            text: screen.won ? qsTr("All aboard!") : qsTr("The game has ended.")
            color: screen.won ? Theme.accent : Theme.text
            font.pixelSize: screen.won ? Math.max(Theme.fontHeadline, Math.min(area.width / 10, Theme.fontGiant))
                            : Theme.fontHero
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            visible: screen.won
            spacing: Theme.space3

            Repeater {
                model: screen.table.winnerSeats

                SeatBadge {
                    required property int modelData

                    seat: modelData
                    size: Theme.scaled(48)
                }
            }
            Heading {
                objectName: "victory-winner"
                Layout.maximumWidth: area.width - screen.table.winnerSeats.length * Theme.scaled(60) - Theme.space5
                level: 1
                text: screen.table.winners.length > 1 ? qsTr("%1 share the victory").arg(screen.table.winnerNames)
                      : qsTr("%1 wins").arg(screen.table.winnerNames)
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
        BodyText {
            objectName: "victory-decided"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: screen.won ? screen.table.decidedBy : qsTr("It was ended by a ruling; nobody has won.")
            color: Theme.textSecond
        }
        SpeakButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(area.width, complains ? Theme.scaled(460) : implicitWidth)
            visible: screen.won
            speaker: screen.app.speaker
            what: "victory"
            name: "speak-victory"
            words: screen.app.victorySummary
        }
        // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
        // resize.
        Column {
            id: stands
            Layout.fillWidth: true
            spacing: Theme.space2

            Repeater {
                model: screen.table.standings

                AboardStanding {
                    objectName: "standing-" + seat
                    width: stands.width
                    height: implicitHeight
                }
            }
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
