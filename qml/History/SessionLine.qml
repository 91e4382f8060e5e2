// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A session: a tap opens it; on its right side, to go on with it, and to name or delete it.
Item {
    id: line

    required property string session
    required property string title
    required property string players
    required property string note
    required property string game
    required property string sign
    required property var standings
    required property string date
    required property string length
    required property string outcome
    required property int state
    required property bool unverified
    required property bool atTable
    required property bool resumable

    readonly property bool won: state === SessionState.Won
    readonly property bool unread: state === SessionState.Unread
    readonly property bool goesOn: atTable && !won && state !== SessionState.Ended
    readonly property bool open: goesOn || state === SessionState.Unfinished

    signal openAsked
    signal resumeAsked
    signal wordsAsked

    implicitHeight: Math.max(tile.implicitHeight, acts.leastHeight + 2 * Theme.space2)

    SessionTile {
        id: tile
        objectName: "session-" + line.session
        anchors.fill: parent
        rightPadding: acts.width + 2 * Theme.space2
        title: line.title
        players: line.players
        note: line.note
        sign: line.sign
        standings: line.standings
        facts: Joined.facts([line.game, line.date, line.length], Theme.language)
        outcome: line.goesOn ? qsTr("At the table") : line.outcome
        outcomeInk: line.open ? Theme.note : line.won ? Theme.green : line.unread ? Theme.red : Theme.textSecond
        outcomeIcon: line.open ? "pause" : line.won ? "crown" : line.unread ? "warning" : "stop"
        unverified: line.unverified
        onClicked: line.openAsked()
    }
    // Below each other where beside each other they would take the room of the words. Each is as high as the room.
    Grid {
        id: acts

        readonly property bool stacked: line.width < Theme.scaled(560)
        readonly property int lines: stacked && line.resumable ? 2 : 1
        readonly property real leastHeight: lines * (Theme.touch + spacing) - spacing
        readonly property real actHeight: (height - (lines - 1) * spacing) / lines

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: Theme.space2
        columns: stacked ? 1 : 2
        spacing: Theme.space1

        IconButton {
            objectName: "session-resume-" + line.session
            height: acts.actHeight
            visible: line.resumable
            iconName: "play"
            label: Joined.labelled(qsTr("Continue at the table"), line.title, Theme.language)
            onClicked: line.resumeAsked()
        }
        IconButton {
            objectName: "session-words-" + line.session
            height: acts.actHeight
            flat: true
            iconName: "edit"
            label: Joined.labelled(qsTr("Edit title and note, or delete"), line.title, Theme.language)
            onClicked: line.wordsAsked()
        }
    }
}
