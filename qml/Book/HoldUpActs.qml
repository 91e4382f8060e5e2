// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// The few things that can be done while the table reads; they turn with the text.
Flow {
    id: acts

    required property BookModel book
    required property Speaker speaker
    property string words // that are held up
    readonly property bool card: book.cardOpened // there are others to turn to
    property string languageName
    property string language: Theme.language

    signal turnAsked
    signal languageAsked
    signal closeAsked

    spacing: Theme.space2

    IconButton {
        objectName: "hold-up-close"
        iconName: "close"
        label: qsTr("Close")
        onClicked: acts.closeAsked()
    }
    IconButton {
        objectName: "hold-up-turn"
        iconName: "rotate"
        label: qsTr("Turn it to the next side of the table")
        onClicked: acts.turnAsked()
    }
    IconButton {
        objectName: "hold-up-language"
        language: acts.language
        text: acts.languageName
        label: qsTr("Language: %1").arg(acts.languageName)
        onClicked: acts.languageAsked()
    }
    SpeakButton {
        speaker: acts.speaker
        compact: true
        what: "hold-up-" + acts.book.opened + "-" + acts.language
        name: "speak-hold-up"
        language: acts.language
        words: acts.words
    }
    IconButton {
        objectName: "hold-up-previous"
        visible: acts.card
        iconName: "chevron-left"
        label: qsTr("Previous page")
        onClicked: acts.book.turnPage(-1)
    }
    IconButton {
        objectName: "hold-up-next"
        visible: acts.card
        iconName: "chevron-right"
        label: qsTr("Next page")
        onClicked: acts.book.turnPage(1)
    }
}
