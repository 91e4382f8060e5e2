// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files

// The backups, then a look into one of them, then the way back to it.
Sheet {
    id: sheet

    required property SafetyModel safety
    required property Settings settings

    property OpenFileSheet openSheet

    function openList() {
        safety.forgetCandidate()
        safety.dismiss()
        safety.refresh()
        open()
    }
    function openLast() {
        openList()
        safety.surveyLastBackup()
    }
    function askWhich() {
        if (!openSheet)
            openSheet = openSheetComponent.createObject(contentItem) as OpenFileSheet
        openSheet.ask()
    }

    objectName: "restore-sheet"
    title: safety.hasCandidate ? safety.candidateName : qsTr("Restore a backup")
    subtitle: safety.hasCandidate ? "" : qsTr("Look at a backup first. If you restore it, your current data is set aside in a file.")
    onClosed: safety.forgetCandidate()

    RestoreList {
        Layout.fillWidth: true
        visible: !sheet.safety.hasCandidate
        safety: sheet.safety
        onFileAsked: sheet.askWhich()
    }
    RestoreLook {
        Layout.fillWidth: true
        visible: sheet.safety.hasCandidate
        safety: sheet.safety
    }
    SafetyMessages {
        Layout.fillWidth: true
        safety: sheet.safety
    }
    Component {
        id: openSheetComponent

        OpenFileSheet {
            settings: sheet.settings
            endings: ["sqlite"]
            onChosen: file => sheet.safety.surveyUrl(file)
        }
    }
}
