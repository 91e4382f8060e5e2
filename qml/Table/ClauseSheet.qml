// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Sheet {
    id: sheet

    required property RuleTexts rules
    required property Settings settings
    required property Speaker speaker
    property string clause

    function openFor(clause: string) {
        sheet.clause = clause
        open()
    }

    objectName: "clause"
    title: rules.isNamed(clause) ? rules.title(clause, Theme.language) : qsTr("Rule %1").arg(clause)
    preferredWidth: Theme.scaled(languages.shown.length > 1 ? 860 : 560)

    LanguagePair {
        id: languages
        prefix: "clause-language-"
        settings: sheet.settings
    }
    ClausePair {
        Layout.fillWidth: true
        rules: sheet.rules
        speaker: sheet.speaker
        clause: sheet.clause
        languages: languages.shown
    }
}
