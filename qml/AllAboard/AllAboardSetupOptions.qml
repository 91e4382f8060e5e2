// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

Panel {
    id: panel

    required property AllAboardSetup setup

    signal clauseAsked(string clause)

    contentItem: ColumnLayout {
        spacing: Theme.space1

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Rules at this table")
        }
        SetupOption {
            name: "setup-option-children"
            clause: "4.3"
            text: qsTr("Children’s variant")
            hint: qsTr("Animal effects are ignored. Love and fights still apply.")
            checked: !panel.setup.effects
            onToggled: checked => panel.setup.effects = !checked
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
    }
}
