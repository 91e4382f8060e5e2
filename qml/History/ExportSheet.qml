// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls

// A game goes out, or all of them.
Sheet {
    id: sheet

    required property TransferModel transfer
    property string sessionId // empty: all

    property TransferFileDialog fileDialog
    property TransferFolderDialog folderDialog

    readonly property bool all: sessionId === ""

    // The dialogs are made when they are first asked for.
    function askFile(format: string) {
        if (!fileDialog)
            fileDialog = fileDialogComponent.createObject(sheet.contentItem) as TransferFileDialog
        fileDialog.askForExport(sessionId, format)
    }
    function askFolder(format: string) {
        if (!folderDialog)
            folderDialog = folderDialogComponent.createObject(sheet.contentItem) as TransferFolderDialog
        folderDialog.askForExport(format)
    }

    objectName: "export"
    title: all ? qsTr("Export all games") : qsTr("Export this game")
    onAboutToShow: transfer.clear()
    onClosed: transfer.clear()

    ExportActs {
        Layout.fillWidth: true
        all: sheet.all
        available: !sheet.transfer.busy
        onAsked: format => {
            sheet.transfer.dismiss()
            if (sheet.all && format !== "csv")
                sheet.askFolder(format)
            else
                sheet.askFile(format)
        }
    }
    ActButton {
        objectName: "export-link"
        Layout.fillWidth: true
        visible: !sheet.all
        iconName: "arrow-right"
        text: qsTr("Copy the link for BG Stats")
        onClicked: sheet.transfer.copyPlayLink(sheet.sessionId)
    }
    Component {
        id: fileDialogComponent

        TransferFileDialog {
            transfer: sheet.transfer
        }
    }
    Component {
        id: folderDialogComponent

        TransferFolderDialog {
            transfer: sheet.transfer
        }
    }
    footer: [
        TransferProgress {
            Layout.fillWidth: true
            transfer: sheet.transfer
        },
        TransferNote {
            objectName: "export-note"
            Layout.fillWidth: true
            transfer: sheet.transfer
        }
    ]
}
