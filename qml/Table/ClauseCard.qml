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
    id: card

    required property RuleTexts rules
    property Speaker speaker // null: it is not read aloud
    property string clause
    property string number: rules.number(clause)
    property string language: Theme.language
    property var readers: [language] // the languages of those who look on
    property bool alert: false // a RED ALERT card

    readonly property string happens: rules.happens(clause, language)

    implicitWidth: Theme.scaled(300)
    implicitHeight: body.y + body.implicitHeight + Theme.space4
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.hairlineWidth
    border.color: alert ? Theme.redFill : Theme.hairline

    ClauseHead {
        id: band
        width: parent.width
        number: card.number
        title: card.rules.title(card.clause, card.language)
        language: card.language
        alert: card.alert
    }
    ColumnLayout {
        id: body
        x: Theme.space4
        y: band.height + Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4

        RulingTag {
            Layout.fillWidth: true
            rules: card.rules
            clause: card.clause
            language: card.language
        }
        BodyText {
            Layout.fillWidth: true
            language: card.language
            text: card.happens === "" ? card.rules.text(card.clause, card.language) : card.happens
            font.pixelSize: Theme.fontTitle
            lineHeight: 1.25
        }
        NumberedSteps {
            Layout.fillWidth: true
            language: card.language
            steps: card.rules.steps(card.clause, card.language)
        }
        SymbolList {
            Layout.fillWidth: true
            language: card.language
            symbols: card.rules.symbols(card.clause, card.language)
        }
        ItemIf {
            when: card.speaker !== null

            SpeakButton {
                Layout.fillWidth: true
                speaker: card.speaker
                what: "clause-" + card.clause + "-" + card.language
                name: "speak-clause-" + card.clause + "-" + card.language
                language: card.language
                words: card.rules.toRead(card.clause, card.language)
            }
        }
        SheetNote {
            Layout.fillWidth: true
            language: card.language
            text: card.rules.sheetNote(card.clause, card.language, card.readers)
        }
    }
}
