// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The tile sets: which one is used, what it knows, and what becomes of it.
Sheet {
    id: sheet

    required property TileSets tileSets
    required property Settings settings

    property string page: "sets" // "sets", "edit" (the chosen set), "tile" (one of its tiles)

    readonly property TileEditor editor: tileSets.editor

    function describe(number: int, side: string) {
        tileSets.dismiss()
        tileSets.describe(number, side)
        page = "tile"
        pad.begin()
    }
    function keepTile() {
        if (tileSets.keepDescribed())
            page = "sets"
    }

    objectName: "tile-sets"
    placement: "side"
    preferredWidth: Theme.scaled(560)
    title: page === "tile" ? editor.title : page === "edit" ? qsTr("Edit tile set") : qsTr("Tile sets")
    subtitle: page === "tile" ? tileSets.name : ""
    onClosed: {
        page = "sets"
        tileSets.dismiss()
    }

    BodyText {
        Layout.fillWidth: true
        visible: sheet.page === "sets"
        text: qsTr("What the tiles show is described once, when they turn up. A tile set remembers it for every later race.")
        color: Theme.textSecond
    }
    TileSetList {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.page === "sets"
        tileSets: sheet.tileSets
    }
    TileSetActs {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.page === "sets"
        tileSets: sheet.tileSets
        settings: sheet.settings
        onEditAsked: {
            sheet.tileSets.dismiss()
            sheet.page = "edit"
        }
        onDescribeAsked: sheet.describe(0, "3-4")
    }
    KnownTiles {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.page === "sets"
        tileSets: sheet.tileSets
        onEditAsked: (number, side) => sheet.describe(number, side)
    }
    TileSetForm {
        Layout.fillWidth: true
        visible: sheet.page === "edit"
        tileSets: sheet.tileSets
        onDone: sheet.page = "sets"
    }
    TileChoice {
        Layout.fillWidth: true
        visible: sheet.page === "tile"
        tileSets: sheet.tileSets
    }
    TileEditorPad {
        id: pad
        Layout.fillWidth: true
        visible: sheet.page === "tile"
        editor: sheet.editor
        low: sheet.screenHeight < 900
    }

    footer: [
        TileSetNote {
            Layout.fillWidth: true
            tileSets: sheet.tileSets
        },
        TileProblem {
            Layout.fillWidth: true
            visible: sheet.page === "tile" && text !== ""
            editor: sheet.editor
        },
        ActButton {
            objectName: "tile-keep"
            Layout.fillWidth: true
            visible: sheet.page === "tile"
            kind: "primary"
            iconName: "check"
            available: sheet.editor.complete
            text: qsTr("Keep")
            onClicked: sheet.keepTile()
        },
        ActButton {
            objectName: "tile-cancel"
            Layout.fillWidth: true
            visible: sheet.page === "tile"
            text: qsTr("Cancel")
            onClicked: sheet.page = "sets"
        }
    ]
}
