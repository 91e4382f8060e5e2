// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the sets.
Flow {
    id: acts

    required property TileSets tileSets

    property TileSetFileDialog dialog

    signal editAsked
    signal describeAsked

    // Made when it is first asked for: most tables never do.
    function askFile(saving: bool) {
        tileSets.dismiss()
        if (!dialog)
            dialog = dialogComponent.createObject(acts) as TileSetFileDialog
        dialog.ask(saving)
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
        text: qsTr("Name and source")
        onClicked: acts.editAsked()
    }
    Chip {
        objectName: "tile-describe-new"
        visible: acts.tileSets.hasSets
        iconName: "grid"
        text: qsTr("Describe a tile")
        onClicked: acts.describeAsked()
    }
    Chip {
        objectName: "tile-set-import"
        iconName: "import"
        text: qsTr("Import…")
        onClicked: acts.askFile(false)
    }
    Chip {
        objectName: "tile-set-export"
        visible: acts.tileSets.hasSets
        iconName: "export"
        text: qsTr("Export…")
        onClicked: acts.askFile(true)
    }
    Component {
        id: dialogComponent

        TileSetFileDialog {
            tileSets: acts.tileSets
        }
    }
}
