// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Which tile set is used, and what it knows already.
Panel {
    id: panel

    required property TileSets tileSets

    signal chooseAsked

    contentItem: ColumnLayout {
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space2

            ColumnLayout {
                spacing: Theme.space1

                SectionTitle {
                    Layout.fillWidth: true
                    text: qsTr("Tile set")
                }
                Heading {
                    objectName: "setup-tile-set-name"
                    Layout.fillWidth: true
                    level: 3
                    visible: panel.tileSets.hasSets
                    text: panel.tileSets.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                TileSource {
                    Layout.fillWidth: true
                    visible: panel.tileSets.hasSets
                    provenance: panel.tileSets.provenance
                }
                SmallText {
                    Layout.fillWidth: true
                    visible: panel.tileSets.hasSets
                    text: panel.tileSets.content
                }
            }
            IconButton {
                objectName: "setup-tile-sets"
                Layout.alignment: Qt.AlignTop
                iconName: "edit"
                text: panel.width < 320 * Theme.textScale ? "" : qsTr("Choose")
                label: qsTr("Choose or edit the tile set")
                onClicked: panel.chooseAsked()
            }
        }
        BodyText {
            Layout.fillWidth: true
            text: panel.tileSets.hasSets
                  ? qsTr("A tile in the set only needs confirming when it turns up. Any other is described with a few taps, then remembered.")
                  : qsTr("Describe each tile with a few taps when it turns up. It is remembered: in the next race you only confirm it.")
            color: Theme.textSecond
        }
    }
}
