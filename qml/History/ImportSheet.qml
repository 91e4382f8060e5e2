// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files
import Basekeeper.Theme

// Session files come in: first they are looked at, then those that are wanted are taken in.
Sheet {
    id: sheet

    required property TransferModel transfer
    required property Settings settings

    property OpenFileSheet openSheet

    // Made when it is first asked for.
    function askWhich() {
        if (!openSheet)
            openSheet = openSheetComponent.createObject(sheet.contentItem) as OpenFileSheet
        openSheet.ask()
    }

    objectName: "import"
    title: qsTr("Import games")
    subtitle: qsTr("Nothing is imported until you confirm.")
    preferredWidth: Theme.scaled(620)
    scrolls: false
    onAboutToShow: transfer.clear()
    onClosed: transfer.clear()

    ImportInvitation {
        Layout.fillWidth: true
        visible: files.count === 0 && sheet.screenHeight >= Theme.scaled(480)
    }
    ActButton {
        objectName: "import-choose"
        Layout.fillWidth: true
        Layout.rightMargin: Theme.space3 // the list below has its bar there
        available: !sheet.transfer.busy
        primary: files.count === 0
        iconName: "folder"
        text: qsTr("Choose files…")
        onClicked: sheet.askWhich()
    }
    ImportList {
        id: files
        visible: count > 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: Theme.scaled(380)
        transfer: sheet.transfer
    }
    Component {
        id: openSheetComponent

        OpenFileSheet {
            settings: sheet.settings
            endings: ["jsonl", "basekeeper"]
            takesFolders: true
            onChosen: file => sheet.transfer.look(file)
            onFolderChosen: folder => sheet.transfer.surveyFolder(folder)
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
            visible: !sheet.transfer.busy && files.count > 0
            available: sheet.transfer.wanted > 0
            primary: true
            iconName: "check"
            text: sheet.transfer.wanted > 0 ? qsTr("Import %n file(s)", "", sheet.transfer.wanted)
                  : qsTr("Nothing to import yet")
            onClicked: sheet.transfer.importFiles()
        }
    ]
}
