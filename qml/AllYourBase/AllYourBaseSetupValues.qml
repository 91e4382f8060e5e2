// SPDX-License-Identifier: GPL-3.0-or-later
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
                    text: qsTr("Card points")
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
                label: qsTr("Choose or edit card points")
                onClicked: panel.chooseAsked()
            }
        }
        ValueCards {
            Layout.fillWidth: true
            setup: panel.setup
        }
    }
}
