// SPDX-License-Identifier: GPL-3.0-or-later
import QtCore
import QtQuick.Dialogs
import Basekeeper.App

// Which file: the platform's own dialog, or Qt's where it has none.
FileDialog {
    id: dialog

    required property BookModel book

    function ask(saving: bool) {
        fileMode = saving ? FileDialog.SaveFile : FileDialog.OpenFile
        open()
    }

    objectName: "book-file-dialog"
    title: fileMode === FileDialog.SaveFile ? qsTr("Export as CSV") : qsTr("Import a CSV file")
    nameFilters: [qsTr("CSV files") + " (*.csv)", qsTr("All files") + " (*)"]
    defaultSuffix: "csv"
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    onAccepted: {
        if (fileMode === FileDialog.SaveFile)
            book.exportPrinted(selectedFile)
        else
            book.importPrinted(selectedFile)
    }
}
