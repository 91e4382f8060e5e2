// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Where a file goes: its name, and the places that people have. A tap on a place is all it takes.
Sheet {
    id: sheet

    required property Settings settings

    property string ending // empty: it is a folder for many files that is chosen

    readonly property FilePlaces places: FilePlaces {
        settings: sheet.settings
    }
    readonly property bool forFolder: ending === ""
    property bool elsewhere: false // none of the places

    signal chosen(url place)

    // For one file; the name is a proposal, without its ending.
    function askForFile(name: string, fileEnding: string) {
        ending = fileEnding
        field.text = name
        start()
    }
    // For a folder that takes a file for every game.
    function askForFolder() {
        ending = ""
        start()
    }
    function start() {
        elsewhere = false
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
    function goElsewhere() {
        places.openNearest((offered.itemAt(0) as PlaceTile)?.path ?? "")
        elsewhere = true
    }

    objectName: "save-file"
    title: forFolder ? qsTr("Which folder?") : qsTr("Save where?")
    subtitle: forFolder ? qsTr("One file per game. Existing files are not replaced.")
              : qsTr("Existing files are not replaced.")
    preferredWidth: Theme.scaled(560)

    Field {
        id: field
        Layout.fillWidth: true
        visible: !sheet.forFolder
        label: qsTr("File name (.%1)").arg(sheet.ending)
        maximumLength: 120
        input.objectName: "save-file-name"
    }
    Column {
        id: tiles
        Layout.fillWidth: true
        visible: !sheet.elsewhere
        spacing: Theme.space2

        Repeater {
            id: offered
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
        visible: !sheet.elsewhere
        iconName: "folder"
        text: qsTr("Another place…")
        onClicked: sheet.goElsewhere()
    }
    PlaceTile {
        objectName: "save-here"
        Layout.fillWidth: true
        visible: sheet.elsewhere
        path: sheet.places.place
        icon: "check"
        name: sheet.forFolder ? qsTr("Use this folder") : qsTr("Save here")
        where: sheet.places.where
        room: ""
        writable: sheet.places.writable
        onClicked: sheet.take(path)
    }
    FolderList {
        Layout.fillWidth: true
        visible: sheet.elsewhere
        places: sheet.places
    }
}
