// SPDX-License-Identifier: GPL-3.0-or-later
import QtCore
import QtQuick.Dialogs
import Basekeeper.App

// Which file: the platform's own dialog, or Qt's where it has none.
FileDialog {
    id: dialog

    required property TileSets tileSets

    function ask(saving: bool) {
        fileMode = saving ? FileDialog.SaveFile : FileDialog.OpenFile
        open()
    }

    objectName: "tile-set-file-dialog"
    title: fileMode === FileDialog.SaveFile ? qsTr("Export the tile set") : qsTr("Import a tile set")
    nameFilters: [qsTr("Tile sets") + " (*.json)", qsTr("All files") + " (*)"]
    defaultSuffix: "json"
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    onAccepted: {
        if (fileMode === FileDialog.SaveFile)
            tileSets.exportFile(selectedFile)
        else
            tileSets.importFile(selectedFile)
    }
}
