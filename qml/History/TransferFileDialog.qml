// SPDX-License-Identifier: GPL-3.0-or-later
import QtCore
import QtQuick.Dialogs
import Basekeeper.App

// Which file: the platform's own dialog, or Qt's where it has none.
FileDialog {
    id: dialog

    required property TransferModel transfer

    property string sessionId // empty: all, as one table
    property string format

    readonly property url folder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)

    function askForExport(session: string, ending: string) {
        sessionId = session
        format = ending
        fileMode = FileDialog.SaveFile
        defaultSuffix = ending
        nameFilters = [ending.toUpperCase() + " (*." + ending + ")", qsTr("All files") + " (*)"]
        selectedFile = folder + "/" + encodeURIComponent(transfer.suggestedName(session, ending))
        open()
    }
    function askForImport() {
        fileMode = FileDialog.OpenFile
        defaultSuffix = ""
        nameFilters = [qsTr("Session files") + " (*.jsonl *.basekeeper)", qsTr("All files") + " (*)"]
        open()
    }

    objectName: "transfer-file-dialog"
    title: fileMode === FileDialog.SaveFile ? qsTr("Export") : qsTr("Import a session file")
    currentFolder: folder
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    onAccepted: {
        if (fileMode === FileDialog.OpenFile)
            transfer.look(selectedFile)
        else if (sessionId === "")
            transfer.exportTable(selectedFile)
        else
            transfer.exportSession(sessionId, format, selectedFile)
    }
}
