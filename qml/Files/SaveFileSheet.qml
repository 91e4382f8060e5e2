// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Where a file goes: its name, and the places that people have. A tap on a place is all it takes.
Sheet {
    id: sheet

    required property Settings settings

    property string ending // empty: it is a folder for many files that is chosen

    property SystemFileDialog fileDialog
    property SystemFolderDialog folderDialog

    readonly property FilePlaces places: FilePlaces {
        settings: sheet.settings
    }
    readonly property bool forFolder: ending === ""

    signal chosen(url place)

    // For one file; the name is a proposal, without its ending.
    function askForFile(name: string, fileEnding: string) {
        ending = fileEnding
        field.text = name
        places.refresh()
        open()
    }
    // For a folder that takes a file for every game.
    function askForFolder() {
        ending = ""
        places.refresh()
        open()
    }
    function take(folder: string) {
        const place = forFolder ? places.folder(folder) : places.newFile(folder, field.text, ending)
        if (places.problem !== "")
            return
        close()
        chosen(place)
    }
    function askSystem() {
        if (forFolder) {
            if (!folderDialog)
                folderDialog = folderDialogComponent.createObject(contentItem) as SystemFolderDialog
            folderDialog.open()
            return
        }
        if (!fileDialog)
            fileDialog = fileDialogComponent.createObject(contentItem) as SystemFileDialog
        fileDialog.defaultSuffix = ending
        fileDialog.nameFilters = [ending.toUpperCase() + " (*." + ending + ")"]
        fileDialog.open()
    }

    objectName: "save-file"
    title: forFolder ? qsTr("Into which folder?") : qsTr("Where to?")
    subtitle: forFolder ? qsTr("A file for each game. It replaces an earlier one of the same game.") : qsTr("A file that is there already is not replaced.")
    preferredWidth: Theme.scaled(560)

    Field {
        id: field
        Layout.fillWidth: true
        visible: !sheet.forFolder
        label: qsTr("Name of the file (.%1)").arg(sheet.ending)
        maximumLength: 120
        input.objectName: "save-file-name"
    }
    Column {
        id: tiles
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: sheet.places.places

            PlaceTile {
                objectName: "save-place-" + icon
                width: tiles.width
                onClicked: sheet.take(path)
            }
        }
    }
    PlaceProblem {
        objectName: "save-file-problem"
        Layout.fillWidth: true
        text: sheet.places.problem
    }
    ActButton {
        objectName: "save-elsewhere"
        Layout.fillWidth: true
        iconName: "folder"
        text: qsTr("Another place…")
        onClicked: sheet.askSystem()
    }
    Component {
        id: fileDialogComponent

        SystemFileDialog {
            objectName: "save-file-dialog"
            title: sheet.title
            fileMode: FileDialog.SaveFile
            onAccepted: {
                sheet.places.rememberFolderOf(selectedFile)
                sheet.close()
                sheet.chosen(selectedFile)
            }
        }
    }
    Component {
        id: folderDialogComponent

        SystemFolderDialog {
            objectName: "save-folder-dialog"
            title: sheet.title
            onAccepted: {
                sheet.close()
                sheet.chosen(selectedFolder)
            }
        }
    }
}
