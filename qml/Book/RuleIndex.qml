// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All clauses by section; a section folds out when tapped.
// Columns, not layouts: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
Column {
    id: list

    required property RuleTexts rules
    property string unfolded // the id of a section
    property string opened // the clause that is read

    signal clauseAsked(string clause)

    spacing: Theme.space2

    Repeater {
        model: list.rules.sections

        Column {
            id: section

            required property var modelData
            readonly property bool unfolded: list.unfolded === modelData.id

            spacing: 0

            ActButton {
                objectName: "rules-section-" + section.modelData.id
                width: list.width
                iconName: section.unfolded ? "chevron-down" : "chevron-right"
                text: list.rules.sectionTitle(section.modelData.id, Theme.language)
                onClicked: list.unfolded = section.unfolded ? "" : section.modelData.id
            }
            Repeater {
                model: section.unfolded ? section.modelData.clauses : []

                RuleLine {
                    required property string modelData

                    objectName: "rules-clause-" + modelData
                    width: list.width
                    number: list.rules.isNamed(modelData) ? "" : modelData
                    picture: list.rules.picture(modelData)
                    text: list.rules.title(modelData, Theme.language)
                    checked: list.opened === modelData
                    onClicked: list.clauseAsked(modelData)
                }
            }
        }
    }
}
