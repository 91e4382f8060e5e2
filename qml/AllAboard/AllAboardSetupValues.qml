// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What the twelve animals weigh and score, and where that comes from: it is never invented.
Panel {
    id: panel

    required property AllAboardSetup setup

    signal chooseAsked
    signal copyAsked

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space2

            ColumnLayout {
                spacing: Theme.space1

                SectionTitle {
                    Layout.fillWidth: true
                    text: qsTr("Animal weights and points")
                }
                Heading {
                    Layout.fillWidth: true
                    level: 3
                    text: panel.setup.valueSetName
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                ProvenanceText {
                    objectName: "setup-provenance"
                    Layout.fillWidth: true
                    provenance: panel.setup.valueSetProvenance
                    exampleText: qsTr("example values: check your cards")
                }
            }
            IconButton {
                objectName: "setup-values"
                Layout.alignment: Qt.AlignTop
                iconName: "edit"
                text: panel.width < 320 * Theme.textScale ? "" : qsTr("Choose")
                label: qsTr("Choose or edit animal weights and points")
                onClicked: panel.chooseAsked()
            }
        }
        AnimalValueCards {
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // its cards follow its width, so it must not follow theirs
            setup: panel.setup
            dense: true
        }
        ActButton {
            objectName: "setup-copy-cards"
            Layout.fillWidth: true
            visible: !panel.setup.hasOwnValues
            iconName: "scale"
            text: qsTr("Copy them from the cards")
            //: how long it takes
            hint: qsTr("only once, about two minutes")
            onClicked: panel.copyAsked()
        }
    }
}
