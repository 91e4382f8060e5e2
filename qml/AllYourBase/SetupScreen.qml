// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

FocusScope {
    id: screen

    required property AllYourBaseSetup setup
    required property Settings settings

    readonly property string gameId: "all-your-base"
    readonly property bool wide: width > height && width >= 900 * Math.sqrt(Theme.textScale)

    property ValueSetSheet valueSheet

    signal backAsked
    signal settingsAsked
    signal clauseAsked(string clause)
    signal begun(bool declared)

    function openValues() {
        if (!valueSheet)
            valueSheet = valueSheetComponent.createObject(screen) as ValueSetSheet
        valueSheet.open()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "setup"
        width: parent.width
        title: qsTr("New game")
        subtitle: "All Your Base"
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
        id: area
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

            ColumnLayout {
                Layout.preferredWidth: 12
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space4

                SetupSeats {
                    id: seats
                    Layout.fillWidth: true
                    setup: screen.setup
                    settings: screen.settings
                    onEntered: footer.focusBegin()
                    onClauseAsked: clause => screen.clauseAsked(clause)
                }
                SetupValues {
                    Layout.fillWidth: true
                    setup: screen.setup
                    onChooseAsked: screen.openValues()
                }
            }
            SetupOptions {
                Layout.fillWidth: true
                Layout.preferredWidth: 11
                Layout.alignment: Qt.AlignTop
                setup: screen.setup
                onClauseAsked: clause => screen.clauseAsked(clause)
            }
        }
    }
    SetupFooter {
        id: footer
        anchors.bottom: parent.bottom
        width: parent.width
        setup: screen.setup
        wide: screen.wide
        hint: qsTr("%n base(s) to win", "", screen.setup.threshold)
        onBegun: screen.begun(screen.setup.declaredPosition)

        SetupSummary {
            Layout.fillWidth: true
            setup: screen.setup
        }
    }
    // A Loader of Qt 6.4 cannot make a bound component.
    Component {
        id: valueSheetComponent

        ValueSetSheet {
            points: screen.setup
        }
    }
}
