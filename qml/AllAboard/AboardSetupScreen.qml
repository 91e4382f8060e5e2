// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What is agreed before a game of All aboard!.
FocusScope {
    id: screen

    required property AllAboardSetup setup
    required property Settings settings

    readonly property string gameId: "all-aboard"
    readonly property bool wide: width > height && width >= 900 * Math.sqrt(Theme.textScale)
    readonly property string variant: setup.effects ? qsTr("with the effects of the animals")
                                      : qsTr("children's variant")

    property AnimalValueSheet valueSheet

    signal backAsked
    signal settingsAsked
    signal clauseAsked(string clause)
    signal begun(bool declared)

    function openValues(): AnimalValueSheet {
        if (!valueSheet)
            valueSheet = valueSheetComponent.createObject(screen) as AnimalValueSheet
        valueSheet.open()
        return valueSheet
    }

    objectName: "all-aboard-setup"

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "setup"
        width: parent.width
        title: qsTr("New game")
        subtitle: "All aboard!"
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

                AboardSetupValues {
                    Layout.fillWidth: true
                    setup: screen.setup
                    onChooseAsked: screen.openValues()
                    onCopyAsked: screen.openValues().edit("")
                }
                AboardSetupOptions {
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
            text: qsTr("%n player(s)", "", screen.setup.seatCount) + dot + screen.variant + dot
                  + screen.setup.valueSetName
        }
    }
    // A Loader of Qt 6.4 cannot make a bound component.
    Component {
        id: valueSheetComponent

        AnimalValueSheet {
            aboard: screen.setup
        }
    }
}
