// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

Panel {
    id: panel

    required property OutspeedSetup setup

    signal clauseAsked(string clause)

    contentItem: ColumnLayout {
        spacing: Theme.space1

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Rules at this table")
        }
        SetupOption {
            name: "setup-option-first-game"
            clause: "0.2"
            text: qsTr("First game")
            hint: qsTr("Tiles 1 to 12 turn up in order, then finish tile 13.")
            checked: panel.setup.firstGame
            onToggled: checked => panel.setup.firstGame = checked
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
    }
}
