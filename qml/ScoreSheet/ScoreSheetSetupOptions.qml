// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// Which total wins, and when the game ends.
Panel {
    id: panel

    required property ScoreSheetSetup setup

    signal clauseAsked(string clause)

    contentItem: ColumnLayout {
        spacing: Theme.space2

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Rules at this table")
        }
        SetupOption {
            name: "setup-option-lowest"
            clause: "3.1"
            text: qsTr("The lowest total wins")
            hint: qsTr("Otherwise the highest.")
            checked: panel.setup.lowestWins
            onToggled: checked => panel.setup.lowestWins = checked
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        SetupOption {
            name: "setup-option-rounds"
            clause: "2.1"
            text: qsTr("A fixed number of rounds")
            hint: qsTr("The game ends after the last round.")
            checked: panel.setup.rounds > 0
            onToggled: checked => panel.setup.rounds = checked ? 10 : 0
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        Stepper {
            objectName: "setup-rounds"
            Layout.fillWidth: true
            visible: panel.setup.rounds > 0
            label: qsTr("Number of rounds")
            from: 1
            to: panel.setup.mostRounds
            value: panel.setup.rounds
            onMoved: value => panel.setup.rounds = value
        }
        SetupOption {
            name: "setup-option-target"
            clause: "2.2"
            text: qsTr("A total that ends the game")
            hint: qsTr("After the round in which somebody reaches it.")
            checked: panel.setup.target > 0
            onToggled: checked => panel.setup.target = checked ? 100 : 0
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        Stepper {
            objectName: "setup-target"
            Layout.fillWidth: true
            visible: panel.setup.target > 0
            label: qsTr("Total")
            from: 1
            to: panel.setup.mostTarget
            step: panel.setup.target >= 200 ? 50 : panel.setup.target >= 20 ? 10 : 1
            value: panel.setup.target
            onMoved: value => panel.setup.target = value
        }
    }
}
