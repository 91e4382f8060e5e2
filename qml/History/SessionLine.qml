// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A session: a tap opens it; beside it, to go on with it, and to name or delete it.
RowLayout {
    id: line

    required property string session
    required property string title
    required property string players
    required property string note
    required property string game
    required property string date
    required property string length
    required property string outcome
    required property string state
    required property bool unverified
    required property bool atTable
    required property bool resumable

    readonly property bool goesOn: atTable && state !== "won" && state !== "ended"

    signal openAsked
    signal resumeAsked
    signal wordsAsked

    function joined(parts: var): string {
        return parts.filter(part => part !== "").join(" · ")
    }

    spacing: Theme.space1

    SessionTile {
        objectName: "session-" + line.session
        Layout.fillWidth: true
        Layout.fillHeight: true
        title: line.title
        players: line.players
        note: line.note
        facts: line.joined([line.game, line.date, line.length])
        outcome: line.goesOn ? qsTr("At the table") : line.outcome
        outcomeInk: line.goesOn || line.state === "unfinished" ? Theme.accent : line.state === "won" ? Theme.green
                    : line.state === "unread" ? Theme.red : Theme.textSecond
        outcomeIcon: line.goesOn || line.state === "unfinished" ? "pause" : line.state === "won" ? "flag"
                     : line.state === "unread" ? "warning" : "stop"
        unverified: line.unverified
        onClicked: line.openAsked()
    }
    IconButton {
        objectName: "session-resume-" + line.session
        Layout.fillHeight: true
        visible: line.resumable
        iconName: "play"
        label: qsTr("Go on with it at the table") + ": " + line.title
        onClicked: line.resumeAsked()
    }
    IconButton {
        objectName: "session-words-" + line.session
        Layout.fillHeight: true
        flat: true
        iconName: "edit"
        label: qsTr("Title, note, delete") + ": " + line.title
        onClicked: line.wordsAsked()
    }
}
