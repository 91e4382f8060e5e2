// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All clauses by section; a section folds out when tapped.
ColumnLayout {
    id: list

    required property RuleTexts rules
    property string unfolded // the id of a section

    signal clauseAsked(string clause)

    spacing: Theme.space2

    Repeater {
        model: list.rules.sections

        ColumnLayout {
            id: section

            required property var modelData
            readonly property bool unfolded: list.unfolded === modelData.id

            spacing: 0

            ActButton {
                objectName: "rules-section-" + section.modelData.id
                Layout.fillWidth: true
                iconName: section.unfolded ? "chevron-down" : "chevron-right"
                text: list.rules.sectionTitle(section.modelData.id, Theme.language)
                onClicked: list.unfolded = section.unfolded ? "" : section.modelData.id
            }
            Repeater {
                model: section.unfolded ? section.modelData.clauses : []

                RuleLine {
                    required property string modelData

                    objectName: "rules-clause-" + modelData
                    Layout.fillWidth: true
                    clause: modelData
                    text: list.rules.title(modelData, Theme.language)
                    onClicked: list.clauseAsked(modelData)
                }
            }
        }
    }
}
