// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Describes the tile that shows, in large.
Sheet {
    id: sheet

    required property OutspeedTable table

    readonly property TileEditor editor: table.tileEditor
    // On a screen that is wide but low, as it is to large letters, the tile and the keys lie beside each other.
    readonly property bool beside: screenHeight < Theme.scaled(560) && screenWidth >= 800

    // What is refused all the same is told by the table, which the sheet would hide.
    function describe() {
        table.describeTile()
        close()
    }

    objectName: "tile-sheet"
    aside: true
    preferredWidth: beside ? screenWidth : Theme.scaled(560)
    title: editor.title
    subtitle: editor.sideText
    onOpened: pad.begin()

    TileNumberKeys {
        Layout.fillWidth: true
        visible: sheet.editor.number === 0
        editor: sheet.editor
    }
    TileEditorPad {
        id: pad
        Layout.fillWidth: true
        editor: sheet.editor
        low: sheet.screenHeight < 760
        beside: sheet.beside
    }

    footer: [
        TileProblem {
            Layout.fillWidth: true
            editor: sheet.editor
        },
        ActButton {
            objectName: "tile-describe"
            Layout.fillWidth: true
            primary: true
            iconName: "check"
            available: sheet.editor.complete
            text: sheet.editor.asOffered ? qsTr("Use as remembered")
                  : sheet.editor.asksForMore ? qsTr("That is all: this is the tile")
                  : qsTr("This is the tile")
            onClicked: sheet.describe()
        }
    ]
}
