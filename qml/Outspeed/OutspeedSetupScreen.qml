// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What is agreed before a race.
FocusScope {
    id: screen

    required property OutspeedSetup setup
    required property Settings settings

    readonly property string gameId: "outspeed"
    readonly property bool wide: width > height && width >= 900 * Math.sqrt(Theme.textScale)
    readonly property string variant: setup.firstGame ? qsTr("first game") : qsTr("13 turns")

    property TileSetsSheet tileSheet

    signal backAsked
    signal settingsAsked
    signal clauseAsked(string clause)
    signal begun(bool declared)

    function openTileSets() {
        if (!tileSheet)
            tileSheet = tileSheetComponent.createObject(screen) as TileSetsSheet
        tileSheet.open()
    }

    objectName: "outspeed-setup"

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "setup"
        width: parent.width
        title: qsTr("New game")
        subtitle: "Outspeed"
        onBack: screen.backAsked()

        IconButton {
            objectName: "setup-settings"
            flat: true
            iconName: "settings"
            label: qsTr("Settings")
            onClicked: screen.settingsAsked()
        }
    }
    ScrollArea {
        objectName: "setup-scroll"
        anchors.top: bar.bottom
        anchors.bottom: footer.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: Theme.space4
        interactive: contentHeight > height && !seats.dragging

        GridLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space4
            Layout.bottomMargin: Theme.space4
            columns: screen.wide ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space4

            SetupSeats {
                id: seats
                Layout.fillWidth: true
                Layout.preferredWidth: 12
                Layout.alignment: Qt.AlignTop
                setup: screen.setup
                settings: screen.settings
                onEntered: footer.focusBegin()
                onClauseAsked: clause => screen.clauseAsked(clause)
            }
            ColumnLayout {
                Layout.preferredWidth: 12
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space4

                OutspeedSetupTiles {
                    Layout.fillWidth: true
                    tileSets: screen.setup.tileSets
                    onChooseAsked: screen.openTileSets()
                }
                OutspeedSetupOptions {
                    Layout.fillWidth: true
                    setup: screen.setup
                    onClauseAsked: clause => screen.clauseAsked(clause)
                }
            }
        }
    }
    SetupFooter {
        id: footer
        anchors.bottom: parent.bottom
        width: parent.width
        setup: screen.setup
        wide: screen.wide
        hint: screen.variant
        onBegun: screen.begun(false)

        SmallText {
            readonly property string dot: "  \u00B7  "

            Layout.fillWidth: true
            text: qsTr("%n player(s)", "", screen.setup.seatCount) + dot + screen.variant
                  + (screen.setup.tileSets.hasSets ? dot + screen.setup.tileSets.name : "")
        }
    }
    // A Loader of Qt 6.4 cannot make a bound component.
    Component {
        id: tileSheetComponent

        TileSetsSheet {
            tileSets: screen.setup.tileSets
            settings: screen.settings
        }
    }
}
