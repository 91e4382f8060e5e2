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
    property string number: clause
    property string language: Theme.language
    property bool alert: false // a RED ALERT card

    readonly property string sheetNote: rules.sheet(clause, language)

    implicitWidth: Theme.scaled(300)
    implicitHeight: body.y + body.implicitHeight + Theme.space4
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.hairlineWidth
    border.color: alert ? Theme.redFill : Theme.hairline

    Rectangle {
        id: band
        width: parent.width
        height: head.implicitHeight + 2 * Theme.space3
        radius: card.radius
        color: card.alert ? Theme.redFill : Theme.raised

        GridLayout {
            id: head
            x: Theme.space4
            y: Theme.space3
            width: parent.width - 2 * Theme.space4
            columns: card.width >= Theme.scaled(260) ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: 0

            Text {
                text: card.number
                color: card.alert ? Theme.redInk : Theme.accent
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Theme.fontHero
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Heading {
                Layout.fillWidth: true
                language: card.language
                text: card.rules.title(card.clause, card.language)
                color: card.alert ? Theme.redInk : Theme.text
                font.pixelSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, card.width / 9))
            }
        }
    }
    ColumnLayout {
        id: body
        x: Theme.space4
        y: band.height + Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4

        BodyText {
            Layout.fillWidth: true
            language: card.language
            text: card.rules.text(card.clause, card.language)
            font.pixelSize: Theme.fontTitle
            lineHeight: 1.25
        }
        Repeater {
            model: card.speaker ? 1 : 0

            SpeakButton {
                Layout.fillWidth: true
                speaker: card.speaker
                what: "clause-" + card.clause + "-" + card.language
                name: "speak-clause-" + card.clause + "-" + card.language
                language: card.language
                words: card.rules.title(card.clause, card.language) + "\n" + card.rules.text(card.clause, card.language)
            }
        }
        Rectangle {
            Layout.fillWidth: true
            visible: card.sheetNote !== ""
            implicitHeight: note.implicitHeight + 2 * Theme.space3
            radius: Theme.radius
            color: Theme.accentGround
            border.width: Theme.hairlineWidth
            border.color: Theme.accent

            BodyText {
                id: note
                x: Theme.space3
                y: Theme.space3
                width: parent.width - 2 * Theme.space3
                language: card.language
                text: card.sheetNote
                color: Theme.accent
            }
        }
    }
}
