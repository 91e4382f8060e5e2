// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which side of which tile is described for a set, outside of a race.
ColumnLayout {
    id: choice

    required property TileSets tileSets

    readonly property TileEditor editor: tileSets.editor

    spacing: Theme.space2

    Segmented {
        objectName: "tile-side"
        Layout.fillWidth: true
        visible: !choice.editor.numberGiven
        label: qsTr("Which side")
        model: [
            { value: "3-4", label: qsTr("3 or 4 players") },
            { value: "5-6", label: qsTr("5 or 6 players") }
        ]
        value: choice.editor.sideName
        onChosen: value => choice.tileSets.describe(0, value)
    }
    TileNumberKeys {
        Layout.fillWidth: true
        visible: choice.editor.number === 0
        editor: choice.editor
    }
    SmallText {
        Layout.fillWidth: true
        visible: choice.editor.numberGiven || choice.editor.asOffered
        text: Joined.facts([choice.editor.sideText, choice.editor.asOffered ? choice.editor.offeredFrom : ""],
                           Theme.language)
    }
}
