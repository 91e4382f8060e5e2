// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The points of the cards, and where they come from: they are never invented.
Panel {
    id: panel

    required property AllYourBaseSetup setup

    readonly property bool example: setup.valueSetProvenance === SetSource.Example

    signal chooseAsked

    contentItem: ColumnLayout {
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space2

            ColumnLayout {
                spacing: Theme.space1

                SectionTitle {
                    Layout.fillWidth: true
                    text: qsTr("Points of the cards")
                }
                Heading {
                    Layout.fillWidth: true
                    level: 3
                    text: panel.setup.valueSetName
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                ProvenanceText {
                    Layout.fillWidth: true
                    provenance: panel.setup.valueSetProvenance
                }
            }
            IconButton {
                objectName: "setup-values"
                Layout.alignment: Qt.AlignTop
                iconName: "edit"
                text: panel.width < 320 * Theme.textScale ? "" : qsTr("Choose")
                label: qsTr("Choose or edit the points of the cards")
                onClicked: panel.chooseAsked()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space2

            Repeater {
                model: 7

                CardTile {
                    required property int index

                    readonly property var value: panel.setup.values[index] ?? { card: "zig", name: "", attack: 0,
                                                 defense: 0 }

                    kind: value.card
                    attack: value.attack
                    defense: value.defense
                    unit: CardTile.Medium
                    label: qsTr("%1: attack %2, defense %3").arg(value.name).arg(value.attack).arg(value.defense)
                }
            }
            CardTile {
                kind: "base"
                hasFigures: true
                attack: 0
                defense: panel.setup.baseDefense
                unit: CardTile.Medium
                visible: panel.setup.baseDefense > 0
                label: qsTr("BASE: defense %1").arg(defense)
            }
        }
    }
}
