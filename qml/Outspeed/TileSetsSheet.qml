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

    enum Page { Sets, Edit, Tile } // all; the chosen one; one of its tiles

    property int page: TileSetsSheet.Sets

    readonly property TileEditor editor: tileSets.editor
    readonly property bool ofSets: page === TileSetsSheet.Sets
    readonly property bool ofTile: page === TileSetsSheet.Tile

    function describe(number: int, side: string) {
        tileSets.dismiss()
        tileSets.describe(number, side)
        page = TileSetsSheet.Tile
        pad.begin()
    }
    function keepTile() {
        if (tileSets.keepDescribed())
            page = TileSetsSheet.Sets
    }
    function forgetTile() {
        if (tileSets.forget(editor.number, editor.sideName))
            page = TileSetsSheet.Sets
    }

    objectName: "tile-sets"
    aside: true
    preferredWidth: Theme.scaled(ofSets && tileSets.hasSets ? 860 : 560)
    title: ofTile ? editor.title : page === TileSetsSheet.Edit ? qsTr("Edit tile set") : qsTr("Tile sets")
    subtitle: ofTile ? tileSets.name : ""
    onClosed: {
        page = TileSetsSheet.Sets
        tileSets.dismiss()
    }

    BodyText {
        Layout.fillWidth: true
        visible: sheet.ofSets && !sheet.tileSets.hasSets
        text: qsTr("Describe each tile once, when it turns up. A tile set remembers it for every later race.")
        color: Theme.textSecond
    }
    TileSetList {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.ofSets
        tileSets: sheet.tileSets
    }
    TileSetActs {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.ofSets
        tileSets: sheet.tileSets
        settings: sheet.settings
        onEditAsked: {
            sheet.tileSets.dismiss()
            sheet.page = TileSetsSheet.Edit
        }
    }
    KnownTiles {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: sheet.ofSets
        tileSets: sheet.tileSets
        onTileAsked: (number, side) => sheet.describe(number, side)
    }
    TileSetForm {
        Layout.fillWidth: true
        visible: sheet.page === TileSetsSheet.Edit
        tileSets: sheet.tileSets
        onDone: sheet.page = TileSetsSheet.Sets
    }
    TileChoice {
        Layout.fillWidth: true
        visible: sheet.ofTile
        tileSets: sheet.tileSets
    }
    TileEditorPad {
        id: pad
        Layout.fillWidth: true
        visible: sheet.ofTile
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
            visible: sheet.ofTile && text !== ""
            editor: sheet.editor
        },
        ActButton {
            objectName: "tile-describe-new"
            Layout.fillWidth: true
            visible: sheet.ofSets && sheet.tileSets.hasSets
            iconName: "grid"
            text: qsTr("Describe a tile")
            onClicked: sheet.describe(0, "3-4")
        },
        ActButton {
            objectName: "tile-keep"
            Layout.fillWidth: true
            visible: sheet.ofTile
            primary: true
            iconName: "check"
            available: sheet.editor.complete
            text: qsTr("Save")
            onClicked: sheet.keepTile()
        },
        ActButton {
            objectName: "tile-cancel"
            Layout.fillWidth: true
            visible: sheet.ofTile
            text: qsTr("Cancel")
            onClicked: sheet.page = TileSetsSheet.Sets
        },
        HoldButton {
            objectName: "tile-forget"
            Layout.fillWidth: true
            visible: sheet.ofTile && sheet.editor.offered
            iconName: "trash"
            text: qsTr("Forget this description")
            onConfirmed: sheet.forgetTile()
        }
    ]
}
