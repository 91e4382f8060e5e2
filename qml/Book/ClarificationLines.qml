// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the card means in cases that people ask about, each with the clause it rests on. Hidden where there is none.
Column {
    id: list

    required property RuleTexts rules
    property var clarifications: [] // [{ clause, text }]
    property string language: Theme.language

    signal clauseAsked(string clause)

    visible: clarifications.length > 0
    spacing: Theme.space2

    SectionTitle {
        width: list.width
        language: list.language
        text: InLanguage.say(list.language, () => qsTr("Clarifications"))
    }
    Repeater {
        model: list.clarifications

        Item {
            id: line

            required property var modelData
            required property int index

            width: list.width
            implicitHeight: Math.max(chip.height, words.y + words.height)

            Chip {
                id: chip
                objectName: "book-clarification-" + list.language + "-" + line.index
                iconName: "info"
                text: list.rules.isNamed(line.modelData.clause) ? list.rules.title(line.modelData.clause,
                      list.language)
                                                                   : line.modelData.clause
                onClicked: list.clauseAsked(line.modelData.clause)
            }
            BodyText {
                id: words
                x: chip.width + Theme.space3
                y: Math.max(0, (chip.height - height) / 2)
                width: line.width - x
                language: list.language
                text: line.modelData.text
            }
        }
    }
}
