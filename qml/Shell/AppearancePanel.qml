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
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Appearance")
        }
        SliderRow {
            objectName: "settings-text-size"
            Layout.fillWidth: true
            label: qsTr("Text size")
            valueText: qsTr("%1%").arg(panel.settings.textPercent)
            from: 100
            to: 200
            stepSize: 10
            value: panel.settings.textPercent
            onMoved: value => panel.settings.textPercent = value
        }
        TextSizeSample {
            Layout.fillWidth: true
        }
        BodyText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
            text: qsTr("Theme")
            Accessible.ignored: true
        }
        Segmented {
            objectName: "settings-theme"
            Layout.fillWidth: true
            label: qsTr("Theme")
            model: [
                { value: "dark", label: qsTr("Dark") },
                { value: "light", label: qsTr("Light") },
                { value: "contrast", label: qsTr("High contrast") },
                { value: "system", label: qsTr("Same as the device") }
            ]
            value: panel.settings.theme
            onChosen: value => panel.settings.theme = value
        }
        Toggle {
            objectName: "settings-reduced-motion"
            Layout.fillWidth: true
            text: qsTr("Reduced motion")
            hint: qsTr("Nothing slides, fades or flashes.")
            checked: panel.settings.reducedMotion
            onToggled: checked => panel.settings.reducedMotion = checked
        }
        Toggle {
            objectName: "settings-game-voice"
            Layout.fillWidth: true
            text: qsTr("The game’s voice")
            hint: qsTr("Short lines in English beside the plain words.")
            checked: panel.settings.gameVoice
            onToggled: checked => panel.settings.gameVoice = checked
        }
    }
}
