// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Table
import Basekeeper.Theme

// What the card says, for those who did not hear it: in one language or two, and aloud.
ColumnLayout {
    id: words

    required property RuleTexts rules
    required property Speaker speaker
    required property Settings settings
    required property string clause
    required property string language
    required property string second // "": it is told in one language
    property bool told: true // else only what reads it aloud, or adds a language
    property string question // read after the card
    property string player // whom the card calls "you", where somebody else is asked

    readonly property string you: player === "" || asked(language) !== "" ? ""
                                  : InLanguage.say(language, () => qsTr("On the card, “you” is %1.").arg(player))

    signal secondAsked(string language)
    signal clauseAsked(string clause)

    // What the card says to whoever is asked by another player's; empty where it says the same to all.
    function asked(language: string): string {
        return player === "" ? "" : rules.asked(clause, language, player)
    }

    // The other languages one after the other, the screen's first; then none.
    function askNext() {
        const others = language === Theme.language ? [""] : ["", Theme.language]
        for (const other of settings.languages) {
            if (other !== language && other !== Theme.language)
                others.push(other)
        }
        secondAsked(others[(others.indexOf(second) + 1) % others.length])
    }

    spacing: Theme.space2

    BodyText {
        objectName: visible ? "alert-happens" : ""
        Layout.fillWidth: true
        visible: words.told || words.second !== ""
        language: words.language
        text: words.asked(words.language) || words.rules.happens(words.clause, words.language)
    }
    BodyText {
        Layout.fillWidth: true
        visible: words.second !== ""
        language: words.second || words.language
        text: words.second === "" ? "" : words.asked(words.second) || words.rules.happens(words.clause, words.second)
        color: Theme.textSecond
    }
    SmallText {
        objectName: visible ? "alert-you" : ""
        Layout.fillWidth: true
        visible: words.told && words.you !== ""
        language: words.language
        text: words.you
    }
    RowLayout {
        spacing: Theme.space2

        Item {
            Layout.fillWidth: true
        }
        // The clause, and whose ruling it is.
        IconButton {
            objectName: visible ? "alert-info" : ""
            flat: true
            iconName: "info"
            language: words.language
            label: InLanguage.say(words.language, () => qsTr("About rule %1").arg(words.clause))
            onClicked: words.clauseAsked(words.clause)
        }
        SpeakButton {
            id: read
            speaker: words.speaker
            what: "alert-" + words.clause + "-" + words.language + "-" + words.question
            name: "speak-alert"
            compact: true
            flat: true
            tellsWhy: false
            language: words.language
            words: (words.asked(words.language) || words.rules.toRead(words.clause, words.language)) + "\n"
                   + (words.you === "" ? "" : words.you + "\n") + words.question
        }
        IconButton {
            objectName: "alert-language"
            flat: true
            iconName: "language"
            language: words.second || words.language
            text: words.second === "" ? "" : words.settings.nativeName(words.second)
            label: InLanguage.say(words.language, () => qsTr("Add another language"))
            checked: words.second !== ""
            onClicked: words.askNext()
        }
    }
    SpeechProblem {
        objectName: visible ? "speak-alert-problem" : ""
        Layout.fillWidth: true
        visible: read.missing
        text: words.speaker.problem
    }
}
