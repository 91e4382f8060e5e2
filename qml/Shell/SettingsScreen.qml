// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

FocusScope {
    id: screen

    required property Settings settings
    required property Speaker speaker
    required property SafetyModel safety
    required property string version

    readonly property bool wide: width >= 900 * Math.sqrt(Theme.textScale)

    signal backAsked

    objectName: "settings-screen"

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "settings"
        width: parent.width
        title: qsTr("Settings")
        onBack: screen.backAsked()
    }
    ScrollArea {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: Theme.space4
        width: Math.min(parent.width - 2 * Theme.space4, screen.wide ? 1200 : 720)

        GridLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space4
            columns: screen.wide ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space4

            ColumnLayout {
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space4

                LanguagePanel {
                    Layout.fillWidth: true
                    settings: screen.settings
                }
                AppearancePanel {
                    Layout.fillWidth: true
                    settings: screen.settings
                }
            }
            ColumnLayout {
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space4

                BackupPanel {
                    Layout.fillWidth: true
                    safety: screen.safety
                    settings: screen.settings
                }
                SpeechPanel {
                    Layout.fillWidth: true
                    speaker: screen.speaker
                    settings: screen.settings
                }
                DevicePanel {
                    Layout.fillWidth: true
                    settings: screen.settings
                    version: screen.version
                }
            }
        }
    }
}
