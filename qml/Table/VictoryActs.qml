// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done after the end of a game.
GridLayout {
    id: acts

    required property GameTable game
    required property real room
    readonly property bool shares: game.unsavedEntries === 0 && !game.inMemory && !game.practice // what is on disk
    readonly property int count: 2 + (game.practice ? 0 : 2) + (shares ? 1 : 0)
    readonly property int leftOver: (columns - count % columns) % columns // places in the last line

    signal courseAsked
    signal shareAsked
    signal againAsked
    signal leaveAsked

    columns: room >= Theme.scaled(860) ? 5 : room >= Theme.scaled(500) ? 3 : room >= Theme.scaled(320) ? 2 : 1
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    BodyText {
        objectName: "victory-example"
        Layout.columnSpan: acts.columns
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        text: acts.game.exampleNote
        color: Theme.note
    }
    ActButton {
        objectName: visible ? "victory-again" : ""
        visible: !acts.game.practice
        Layout.columnSpan: 1 + acts.leftOver // so that no line is left half empty
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        primary: true
        iconName: "redo"
        text: qsTr("Play again")
        onClicked: acts.againAsked()
    }
    ActButton {
        objectName: visible ? "victory-course" : ""
        visible: !acts.game.practice
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "chart"
        text: qsTr("How it went")
        onClicked: acts.courseAsked()
    }
    ActButton {
        objectName: visible ? "victory-share" : ""
        visible: acts.shares
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "export"
        text: qsTr("Share…")
        onClicked: acts.shareAsked()
    }
    ActButton {
        objectName: "victory-undo"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "undo"
        text: qsTr("Undo")
        available: acts.game.canUndo
        onClicked: acts.game.undo()
        onRefusedTapped: acts.game.undo()
    }
    ActButton {
        objectName: "victory-leave"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        iconName: "back"
        text: qsTr("Leave the table")
        onClicked: acts.leaveAsked()
    }
}
