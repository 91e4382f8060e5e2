// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Session files come in: first they are looked at, then those that are wanted are taken in.
Sheet {
    id: sheet

    required property TransferModel transfer

    property TransferFileDialog fileDialog
    property TransferFolderDialog folderDialog

    // The dialogs are made when they are first asked for.
    function askFile() {
        if (!fileDialog)
            fileDialog = fileDialogComponent.createObject(sheet.contentItem) as TransferFileDialog
        fileDialog.askForImport()
    }
    function askFolder() {
        if (!folderDialog)
            folderDialog = folderDialogComponent.createObject(sheet.contentItem) as TransferFolderDialog
        folderDialog.askForImport()
    }

    objectName: "import"
    title: qsTr("Import games")
    subtitle: qsTr("Nothing is taken in before you say so.")
    preferredWidth: Theme.scaled(620)
    scrolls: false
    onAboutToShow: transfer.clear()
    onClosed: transfer.clear()

    ImportActs {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.space3 // the list below has its bar there
        available: !sheet.transfer.busy
        onFileAsked: sheet.askFile()
        onFolderAsked: sheet.askFolder()
    }
    ImportList {
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: Theme.scaled(380)
        transfer: sheet.transfer
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
            objectName: "import-note"
            Layout.fillWidth: true
            transfer: sheet.transfer
        },
        ActButton {
            objectName: "import-take-in"
            Layout.fillWidth: true
            visible: !sheet.transfer.busy
            available: sheet.transfer.wanted > 0
            kind: "primary"
            iconName: "check"
            text: sheet.transfer.wanted > 0 ? qsTr("Take in %n file(s)", "", sheet.transfer.wanted) : qsTr("Nothing to take in yet")
            onClicked: sheet.transfer.takeIn()
        }
    ]
}
