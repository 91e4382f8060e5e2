// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// A clause in one language or in two: side by side where there is room, else one under the other.
GridLayout {
    id: pair

    required property RuleTexts rules
    property Speaker speaker // null: nothing is read aloud
    property string clause
    property int card: 0 // a RED ALERT card
    property string number: card > 0 ? card : clause
    property var languages: [Theme.language]
    property var tableLanguages: [] // of the seats, who look on

    columns: languages.length > 1 && width >= Theme.scaled(560) ? 2 : 1
    columnSpacing: Theme.space3
    rowSpacing: Theme.space3

    ClauseCard {
        Layout.fillWidth: true
        Layout.fillHeight: pair.columns > 1
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        rules: pair.rules
        speaker: pair.speaker
        clause: pair.clause
        number: pair.number
        language: pair.languages[0]
        readers: pair.languages.concat(pair.tableLanguages)
        card: pair.card
    }
    ClauseCard {
        Layout.fillWidth: true
        Layout.fillHeight: pair.columns > 1
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        visible: pair.languages.length > 1
        rules: pair.rules
        speaker: pair.speaker
        clause: pair.clause
        number: pair.number
        language: pair.languages[1] ?? Theme.language
        readers: pair.languages.concat(pair.tableLanguages)
        card: pair.card
    }
}
