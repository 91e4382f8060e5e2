// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files
import Basekeeper.Theme

// Copies of everything, made by itself and by hand, and the way back to one.
Panel {
    id: panel

    required property SafetyModel safety
    required property Settings settings

    property RestoreSheet sheet
    property SaveFileSheet saveSheet

    // Made when they are first asked for: most tables never do.
    function openRestore() {
        if (!sheet)
            sheet = sheetComponent.createObject(panel) as RestoreSheet
        sheet.openList()
    }
    function askWhere() {
        if (!saveSheet)
            saveSheet = saveSheetComponent.createObject(panel) as SaveFileSheet
        saveSheet.askForFile(safety.suggestedName(), "sqlite")
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
            text: qsTr("Made automatically every day you play, and before an update changes anything. The newest ten are kept.")
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
            settings: panel.settings
        }
    }
    Component {
        id: saveSheetComponent

        SaveFileSheet {
            settings: panel.settings
            onChosen: place => panel.safety.backUpTo(place)
        }
    }
}
