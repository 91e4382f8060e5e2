// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The kept sets; a tap chooses one. Columns, not layouts: Qt 6.4's layouts crash on what goes while they are hidden.
Column {
    id: list

    required property TileSets tileSets

    spacing: Theme.space2

    Repeater {
        model: list.tileSets.sets

        SetChoice {
            id: entry

            required property int index
            required property string setId
            required property int provenance
            required property string content

            objectName: "tile-set-" + index
            width: list.width
            text: Joined.said([name, content], Theme.language)
            onClicked: list.tileSets.choose(setId)

            TileSource {
                Layout.fillWidth: true
                provenance: entry.provenance
            }
            SmallText {
                Layout.fillWidth: true
                text: entry.content
                Accessible.ignored: true
            }
        }
    }
}
