// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

ColumnLayout {
    id: list

    required property SafetyModel safety
    property bool roomy: true // for the picture of what it does

    signal fileAsked

    spacing: Theme.space2

    IntoHistory {
        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Theme.space3
        visible: list.roomy

        Icon {
            name: "drive"
            size: Theme.scaled(64)
            color: Theme.text
        }
    }
    Repeater {
        model: list.safety.backups

        BackupLine {
            required property string path

            objectName: "restore-backup"
            Layout.fillWidth: true
            onClicked: list.safety.surveyFile(path)
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: list.safety.lastBackup === ""
        text: qsTr("There is no backup yet.")
        color: Theme.textSecond
    }
    ActButton {
        objectName: "restore-file"
        Layout.fillWidth: true
        text: qsTr("Another file…")
        onClicked: list.fileAsked()
    }
}
