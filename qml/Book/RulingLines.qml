// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What was decided where the card is silent, each with the clause it rests on. Hidden where nothing was.
Column {
    id: list

    required property RuleTexts rules
    property var rulings: [] // [{ clause, text }]
    property string language: Theme.language

    signal clauseAsked(string clause)

    visible: rulings.length > 0
    spacing: Theme.space2

    SectionTitle {
        width: list.width
        language: list.language
        text: InLanguage.say(list.language, () => qsTr("Clarifications"))
    }
    Repeater {
        model: list.rulings

        Item {
            id: ruling

            required property var modelData
            required property int index

            width: list.width
            implicitHeight: Math.max(chip.height, words.y + words.height)

            Chip {
                id: chip
                objectName: "book-ruling-" + list.language + "-" + ruling.index
                iconName: "info"
                text: list.rules.isNamed(ruling.modelData.clause) ? list.rules.title(ruling.modelData.clause,
                      list.language)
                                                                   : ruling.modelData.clause
                onClicked: list.clauseAsked(ruling.modelData.clause)
            }
            BodyText {
                id: words
                x: chip.width + Theme.space3
                y: Math.max(0, (chip.height - height) / 2)
                width: ruling.width - x
                language: list.language
                text: ruling.modelData.text
            }
        }
    }
}
