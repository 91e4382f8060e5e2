// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A clause over whatever screen it was asked from: in one language or two, and below that its picture, if it has one.
Sheet {
    id: sheet

    required property RuleTexts rules
    required property Settings settings
    required property Speaker speaker
    property string clause
    property var tableLanguages: [] // of the seats
    property string first: Theme.language // in which it is told to begin with

    function openFor(clause: string) {
        sheet.clause = clause
        open()
    }

    language: first
    objectName: "clause"
    title: rules.isNamed(clause) ? rules.title(clause, first) : say(() => qsTr("Rule %1").arg(clause))
    preferredWidth: Theme.scaled(languages.shown.length > 1 ? 860 : 560)

    LanguagePair {
        id: languages
        prefix: "clause-language-"
        first: sheet.first
        settings: sheet.settings
    }
    ClausePair {
        Layout.fillWidth: true
        rules: sheet.rules
        speaker: sheet.speaker
        clause: sheet.clause
        languages: languages.shown
        tableLanguages: sheet.tableLanguages
    }
    Diagram {
        objectName: visible ? "clause-diagram" : ""
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        rules: sheet.rules
        clause: sheet.clause
        language: sheet.first
    }
}
