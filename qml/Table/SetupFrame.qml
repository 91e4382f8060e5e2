// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is agreed before a game: who sits where, and what a game adds, beside the seats or below them.
FocusScope {
    id: frame

    required property GameSetup game
    required property Settings settings
    required property string gameName
    required property var agreed // what will begin, in a few words each
    property alias hint: footer.hint // the most important of them
    property bool counterClockwise: false // the turn passes to the right
    property string picture // of the game, on the table where the players sit: its file
    readonly property SetupSeat chosenSeat: seats.chosen
    default property alias options: optionsColumn.data
    property bool declared: false // the first act will be a declared position

    readonly property bool wide: width > height && width >= 900 * Math.sqrt(Theme.textScale)

    signal backAsked
    signal settingsAsked
    signal clauseAsked(string clause)
    signal begun(bool declared)

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    ScreenBar {
        id: bar
        objectName: "setup"
        width: parent.width
        title: qsTr("New game")
        subtitle: frame.gameName
        onBack: frame.backAsked()

        IconButton {
            objectName: "setup-settings"
            flat: true
            iconName: "settings"
            label: qsTr("Settings")
            onClicked: frame.settingsAsked()
        }
    }
    ScrollArea {
        id: scroll
        objectName: "setup-scroll"
        anchors.top: bar.bottom
        anchors.bottom: footer.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space4
        // The bar stands in the margin.
        anchors.rightMargin: Theme.space4 - Theme.space3
        keepsBarRoom: true
        interactive: contentHeight > height && !seats.dragging

        GridLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space4
            Layout.bottomMargin: Theme.space4
            columns: frame.wide ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space4

            SetupSeats {
                id: seats
                Layout.fillWidth: true
                Layout.preferredWidth: 13
                Layout.alignment: Qt.AlignTop
                // Beside the rest the table is as high as there is room.
                Layout.minimumHeight: frame.wide ? scroll.height - 2 * Theme.space4 : 0
                setup: frame.game
                settings: frame.settings
                counterClockwise: frame.counterClockwise
                picture: frame.picture
                onEntered: footer.focusBegin()
                onClauseAsked: clause => frame.clauseAsked(clause)
            }
            ColumnLayout {
                id: optionsColumn
                Layout.preferredWidth: 11
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space4
            }
        }
    }
    SetupFooter {
        id: footer
        anchors.bottom: parent.bottom
        width: parent.width
        setup: frame.game
        wide: frame.wide
        onBegun: frame.begun(frame.declared)

        SmallText {
            Layout.fillWidth: true
            text: Joined.facts(frame.agreed, Theme.language)
            color: Theme.textSecond
        }
    }
}
