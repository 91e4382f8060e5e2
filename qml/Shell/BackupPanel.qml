// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Copies of everything, made by itself and by hand, and the way back to one.
Panel {
    id: panel

    required property SafetyModel safety

    property RestoreSheet sheet
    property BackupFileDialog dialog

    // Made when they are first asked for: most tables never do.
    function openRestore() {
        if (!sheet)
            sheet = sheetComponent.createObject(panel) as RestoreSheet
        sheet.openList()
    }
    function askWhere() {
        if (!dialog)
            dialog = dialogComponent.createObject(panel) as BackupFileDialog
        dialog.ask(true)
    }

    objectName: "backup-panel"
    Component.onCompleted: safety.refresh()

    contentItem: ColumnLayout {
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Backups")
        }
        BodyText {
            Layout.fillWidth: true
            text: panel.safety.lastBackup === "" ? qsTr("There is no backup yet.")
                                                 : qsTr("Last backup: %1").arg(panel.safety.lastBackup)
        }
        SmallText {
            Layout.fillWidth: true
            text: qsTr("One is made by itself on every day of play, and before an update changes anything. The newest ten are kept.")
        }
        SafetyMessages {
            Layout.fillWidth: true
            safety: panel.safety
        }
        ActButton {
            objectName: "backup-now"
            Layout.fillWidth: true
            available: panel.safety.canBackUp && !panel.safety.working
            iconName: "plus"
            text: qsTr("Back up now")
            onClicked: panel.safety.backUpNow()
        }
        ActButton {
            objectName: "backup-to"
            Layout.fillWidth: true
            available: panel.safety.canBackUp && !panel.safety.working
            iconName: "arrow-right"
            text: qsTr("Back up to a file…")
            onClicked: panel.askWhere()
        }
        ActButton {
            objectName: "backup-restore"
            Layout.fillWidth: true
            available: !panel.safety.working
            iconName: "rotate"
            text: qsTr("Restore a backup…")
            onClicked: panel.openRestore()
        }
    }
    Component {
        id: sheetComponent

        RestoreSheet {
            safety: panel.safety
        }
    }
    Component {
        id: dialogComponent

        BackupFileDialog {
            safety: panel.safety
        }
    }
}
