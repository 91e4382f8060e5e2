// SPDX-License-Identifier: GPL-3.0-or-later
import QtCore
import QtQuick.Dialogs
import Basekeeper.App

// Which folder: to put a file for every game into, or to look for session files in.
FolderDialog {
    id: dialog

    required property TransferModel transfer

    property string format // empty: an import

    function askForExport(ending: string) {
        format = ending
        open()
    }
    function askForImport() {
        format = ""
        open()
    }

    objectName: "transfer-folder-dialog"
    title: format === "" ? qsTr("Import from a folder") : qsTr("Export into a folder")
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
    onAccepted: {
        if (format === "")
            transfer.lookInto(selectedFolder)
        else
            transfer.exportAll(format, selectedFolder)
    }
}
