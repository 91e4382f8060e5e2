// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// The end of a game, over the whole table, until the table is asked for. A game adds how the seats stand.
Rectangle {
    id: frame

    required property GameScreen home
    required property var winnerSeats // none: nobody has won
    required property string winner // "Ana wins"
    required property string phrase // what the winner calls out, or how it ended
    property string phraseLanguage: Theme.language
    property string translation // of the phrase, for a reader of another language
    property string ending // in a sentence: how it came
    property string tieBreak // what told the first from the second, where that is said apart
    property string spokenLanguage: Theme.language // in which the victory is read out
    property int places: 0 // lines of standings; many of them need the room above
    property real areaWidth: Theme.scaled(720)
    default property alias standings: own.data
    property alias picture: pictureLayer.data // behind all of it

    readonly property bool won: winnerSeats.length > 0
    // Gold is what comes next, here too: the winner has the colour of the seat.
    readonly property color winnerInk: winnerSeats.length === 1 ? Theme.seatColor(winnerSeats[0]) : Theme.text
    readonly property real room: area.width
    readonly property bool low: height < 500
    readonly property real above: acts.y - 2 * Theme.space4 // the acts; some of them are always in sight
    readonly property real share: places > 4 ? Math.max(0.5, 0.8 - 0.15 * (places - 4)) : 1 // of the usual size
    readonly property real badge: share * Math.min(Theme.scaled(low ? 48 : 76), height * 0.11)
    readonly property real largest: Math.max(Theme.fontHeadline,
                                             share * Math.min(area.width / 9, height * 0.1, low ? Theme.fontHero
                                                      : Theme.fontGiant))
    readonly property real fill: area.height / height // the part that is taken by what is said

    function open() {
        visible = true
    }

    anchors.fill: parent
    z: 2
    objectName: "victory"
    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: phrase

    // Taps must not reach the table under it.
    MouseArea {
        anchors.fill: parent
    }
    Item {
        id: pictureLayer
        width: parent.width
        height: acts.y - Theme.space2
        clip: true
    }
    ScrollArea {
        id: area
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space4 + Math.max(0, (frame.above - implicitHeight) / 2)
        width: Math.min(parent.width - 2 * Theme.space4, Math.max(frame.areaWidth, parent.width * 0.72))
        height: Math.min(implicitHeight, frame.above)
        spacing: Theme.space2

        // The winner is the picture: crowned, and larger than anything that is said.
        Icon {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: -Theme.space3
            visible: frame.won
            name: "crown"
            color: frame.winnerInk
            size: Math.round(frame.badge * 0.66)
        }
        Flow {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Math.min(area.width, frame.winnerSeats.length * (frame.badge + spacing) - spacing)
            visible: frame.won
            spacing: Theme.space3

            Repeater {
                model: frame.winnerSeats

                SeatBadge {
                    required property int modelData

                    seat: modelData
                    size: frame.badge
                }
            }
        }
        Heading {
            objectName: "victory-winner"
            Layout.fillWidth: true
            visible: frame.won
            horizontalAlignment: Text.AlignHCenter
            level: 1
            text: frame.winner
            font.pixelSize: frame.largest
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        Heading {
            objectName: "victory-phrase"
            Layout.fillWidth: true
            level: frame.won ? 2 : 1
            horizontalAlignment: Text.AlignHCenter
            language: frame.phraseLanguage
            text: frame.phrase
            color: frame.winnerInk
            font.pixelSize: frame.won ? Math.round(frame.largest * 0.62) : Theme.fontHero
        }
        BodyText {
            objectName: "victory-translation"
            Layout.fillWidth: true
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: frame.translation
            color: Theme.textSecond
        }
        BodyText {
            objectName: "victory-decided"
            Layout.fillWidth: true
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: frame.ending
            color: Theme.textSecond
        }
        BodyText {
            objectName: "victory-tie-break"
            Layout.fillWidth: true
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: frame.tieBreak
            color: Theme.text
            font.bold: true
        }
        VoiceLine {
            objectName: visible ? "victory-voice" : ""
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: frame.home.voice
        }
        ColumnLayout {
            id: own
            Layout.fillWidth: true
            // Without any height a layout arranges nothing, and what wraps has a height only once it has a width.
            Layout.minimumHeight: 1
            spacing: Theme.space4
        }
        TurningPoints {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            name: "victory-turning-points"
            sentences: frame.visible ? frame.home.app.turningPoints : []
            side: Text.AlignHCenter
            ink: Theme.textSecond
        }
    }
    ScrollArea {
        id: acts
        keepsBarRoom: true // where a bar came and went with what wraps, the layout could find no end
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        width: Math.min(parent.width - 2 * Theme.space4, Theme.scaled(1040))
        height: Math.min(implicitHeight, parent.height * 0.66)

        VictoryActs {
            Layout.fillWidth: true
            game: frame.home.game
            room: area.width
            onCourseAsked: frame.home.lookBackAsked()
            onShareAsked: frame.home.shareAsked()
            onAgainAsked: frame.home.againAsked()
            onLeaveAsked: frame.home.leaveAsked()
        }
    }
    RowLayout {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space3
        spacing: Theme.space2

        SpeakButton {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: false
            Layout.preferredWidth: complains ? Math.min(frame.width - Theme.touch - 3 * Theme.space3, Theme.scaled(460))
                                   : implicitWidth
            visible: frame.won
            compact: true
            speaker: frame.home.app.speaker
            what: "victory"
            name: "speak-victory"
            language: frame.spokenLanguage
            words: frame.home.app.victorySummary
        }
        IconButton {
            objectName: "victory-table"
            Layout.alignment: Qt.AlignTop
            iconName: "close"
            label: qsTr("Look at the table")
            onClicked: frame.visible = false
        }
    }
}
