// SPDX-License-Identifier: GPL-3.0-or-later
import QtCore
import QtQuick.Dialogs
import Basekeeper.App

// Which file: the platform's own dialog, or Qt's where it has none.
FileDialog {
    id: dialog

    required property SafetyModel safety

    function ask(saving: bool) {
        fileMode = saving ? FileDialog.SaveFile : FileDialog.OpenFile
        open()
    }

    objectName: "backup-file-dialog"
    title: fileMode === FileDialog.SaveFile ? qsTr("Back up to a file") : qsTr("Choose a backup")
    nameFilters: [qsTr("Backups of Basekeeper") + " (*.sqlite)", qsTr("All files") + " (*)"]
    defaultSuffix: "sqlite"
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    onAccepted: {
        if (fileMode === FileDialog.SaveFile)
            safety.backUpTo(selectedFile)
        else
            safety.lookIntoFile(selectedFile)
    }
}
