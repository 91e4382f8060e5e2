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

    signal fileAsked

    spacing: Theme.space2

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
        iconName: "folder"
        text: qsTr("Another file…")
        onClicked: list.fileAsked()
    }
}
