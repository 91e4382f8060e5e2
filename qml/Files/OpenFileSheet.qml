// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which file: the places that people have, and the files of the one that is open.
Sheet {
    id: sheet

    required property Settings settings
    required property var endings // list of strings: of the files that are meant

    property bool takesFolders: false // all files of a folder can be chosen at once
    property bool elsewhere: false // none of the places

    readonly property FilePlaces places: FilePlaces {
        settings: sheet.settings
        endings: sheet.endings
    }

    signal chosen(url file)
    signal folderChosen(url folder)

    function ask() {
        elsewhere = false
        places.refresh()
        places.open(tiles.count > 0 ? (tiles.itemAt(0) as PlaceTile).path : "")
        open()
    }
    function take(path: string) {
        const file = places.file(path)
        close()
        chosen(file)
    }
    function takeAll() {
        const folder = places.folder(places.place)
        close()
        folderChosen(folder)
    }
    objectName: "open-file"
    title: qsTr("Which file?")
    preferredWidth: Theme.scaled(560)

    Column {
        id: column
        Layout.fillWidth: true
        visible: !sheet.elsewhere
        spacing: Theme.space2

        Repeater {
            id: tiles
            model: sheet.places.places

            PlaceTile {
                objectName: "open-place-" + icon
                width: column.width
                writes: false
                checked: path === sheet.places.place
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: sheet.places.open(path)
            }
        }
    }
    SectionTitle {
        Layout.fillWidth: true
        text: lines.count > 0 ? qsTr("Files here") : qsTr("There are no matching files here.")
    }
    BodyText {
        objectName: "open-none"
        Layout.fillWidth: true
        visible: lines.count === 0
        text: qsTr("Only files ending in %1 are listed.").arg(Joined.plainList(sheet.endings.map(ending => "." + ending),
                                                                   Theme.language))
        color: Theme.textSecond
    }
    ActButton {
        objectName: "open-all"
        Layout.fillWidth: true
        visible: sheet.takesFolders && lines.count > 1
        iconName: "folder"
        text: qsTr("All %n files", "", lines.count)
        onClicked: sheet.takeAll()
    }
    Column {
        id: list
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            id: lines
            model: sheet.places.files

            FileLine {
                required property int index
                required about

                objectName: "open-line-" + index
                width: list.width
                onClicked: sheet.take(path)
            }
        }
    }
    ActButton {
        objectName: "open-elsewhere"
        Layout.fillWidth: true
        visible: !sheet.elsewhere
        iconName: "folder"
        text: qsTr("Another place…")
        onClicked: {
            sheet.elsewhere = true
            sheet.places.openNearest(sheet.places.place)
        }
    }
    FolderList {
        Layout.fillWidth: true
        visible: sheet.elsewhere
        places: sheet.places
    }
}
