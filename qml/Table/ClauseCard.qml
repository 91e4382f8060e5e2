// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// One clause in one language: its number and title, its text, and where the printed sheets differ.
Rectangle {
    id: clauseCard

    required property RuleTexts rules
    property Speaker speaker // null: it is not read aloud
    property string clause
    property int card: 0 // a RED ALERT card
    property string number: card > 0 ? card : rules.number(clause)
    property string language: Theme.language
    property var readers: [language] // the languages of those who look on

    readonly property string happens: rules.happens(clause, language)

    implicitWidth: Theme.scaled(300)
    implicitHeight: body.y + body.implicitHeight + Theme.space4
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.hairlineWidth
    border.color: card > 0 ? Theme.redFill : Theme.hairline

    ClauseHead {
        id: band
        width: parent.width
        number: clauseCard.number
        title: clauseCard.rules.title(clauseCard.clause, clauseCard.language)
        language: clauseCard.language
        card: clauseCard.card
    }
    ColumnLayout {
        id: body
        x: Theme.space4
        y: band.height + Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4

        RulingTag {
            Layout.fillWidth: true
            rules: clauseCard.rules
            clause: clauseCard.clause
            language: clauseCard.language
        }
        BodyText {
            Layout.fillWidth: true
            language: clauseCard.language
            text: clauseCard.happens || clauseCard.rules.text(clauseCard.clause, clauseCard.language)
            font.pixelSize: Theme.fontTitle
            lineHeight: 1.25
        }
        NumberedSteps {
            Layout.fillWidth: true
            language: clauseCard.language
            steps: clauseCard.rules.steps(clauseCard.clause, clauseCard.language)
        }
        SymbolList {
            Layout.fillWidth: true
            language: clauseCard.language
            symbols: clauseCard.rules.symbols(clauseCard.clause, clauseCard.language)
        }
        ItemIf {
            when: clauseCard.speaker !== null

            SpeakButton {
                Layout.fillWidth: true
                speaker: clauseCard.speaker
                what: "clause-" + clauseCard.clause + "-" + clauseCard.language
                name: "speak-clause-" + clauseCard.clause + "-" + clauseCard.language
                language: clauseCard.language
                words: clauseCard.rules.toRead(clauseCard.clause, clauseCard.language)
            }
        }
        SheetNote {
            Layout.fillWidth: true
            language: clauseCard.language
            text: clauseCard.rules.sheetNote(clauseCard.clause, clauseCard.language, clauseCard.readers)
        }
    }
}
