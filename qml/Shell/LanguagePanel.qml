// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Panel {
    id: panel

    required property Settings settings

    contentItem: ColumnLayout {
        spacing: Theme.space2

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Language")
        }
        LanguageRow {
            Layout.fillWidth: true
            settings: panel.settings
            names: "settings"
        }
        SmallText {
            Layout.fillWidth: true
            text: qsTr("Each player may use a different one, set beside their name.")
        }
        Toggle {
            objectName: "settings-device-region"
            Layout.fillWidth: true
            text: qsTr("Dates and numbers as on this device")
            hint: panel.settings.regionSample
            checked: panel.settings.deviceRegion
            onToggled: checked => panel.settings.deviceRegion = checked
        }
    }
}
