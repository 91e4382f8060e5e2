// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Each language in its own name, so that everybody finds the way home.
Flow {
    id: row

    required property Settings settings
    required property string names // what the object names begin with

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Language")

    Repeater {
        model: row.settings.languages

        Chip {
            required property string modelData

            objectName: row.names + "-language-" + modelData
            language: modelData
            text: row.settings.nativeName(modelData)
            checkable: true
            checked: row.settings.language === modelData
            Accessible.role: Accessible.RadioButton
            onClicked: row.settings.language = modelData
        }
    }
}
