// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Files
import Basekeeper.Theme

// What can be done with the sets.
Flow {
    id: acts

    required property TileSets tileSets
    required property Settings settings

    property SaveFileSheet saveSheet
    property OpenFileSheet openSheet

    signal editAsked

    // Both are made when they are first asked for: most tables never do.
    function askWhere() {
        tileSets.dismiss()
        if (!saveSheet)
            saveSheet = saveSheetComponent.createObject(acts) as SaveFileSheet
        saveSheet.askForFile(tileSets.name, "json")
    }
    function askWhich() {
        tileSets.dismiss()
        if (!openSheet)
            openSheet = openSheetComponent.createObject(acts) as OpenFileSheet
        openSheet.ask()
    }

    spacing: Theme.space2

    Chip {
        objectName: "tile-set-new"
        iconName: "plus"
        text: qsTr("New set")
        onClicked: {
            if (acts.tileSets.add(""))
                acts.editAsked()
        }
    }
    Chip {
        objectName: "tile-set-edit"
        visible: acts.tileSets.hasSets
        iconName: "edit"
        //: a button: change the name of a tile set, and where it is from
        text: qsTr("Edit…")
        onClicked: acts.editAsked()
    }
    Chip {
        objectName: "tile-set-import"
        iconName: "import"
        text: qsTr("Import…")
        onClicked: acts.askWhich()
    }
    Chip {
        objectName: "tile-set-export"
        visible: acts.tileSets.hasSets
        iconName: "export"
        text: qsTr("Export…")
        onClicked: acts.askWhere()
    }
    Component {
        id: saveSheetComponent

        SaveFileSheet {
            settings: acts.settings
            onChosen: place => acts.tileSets.exportFile(place)
        }
    }
    Component {
        id: openSheetComponent

        OpenFileSheet {
            settings: acts.settings
            endings: ["json"]
            onChosen: file => acts.tileSets.importFile(file)
        }
    }
}
