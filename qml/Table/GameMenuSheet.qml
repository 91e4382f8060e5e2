// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// What is wanted at the table now and then: first what only this game has.
Sheet {
    id: sheet

    required property GameSheets siblings
    // What only this game has: the `name` of the button, its `icon`, and as functions, so that the buttons stay while
    // what they say changes: its `text`, perhaps a `hint`, whether it is `shown` and `may` be done, and the `act`.
    property var ownActs: []

    readonly property GameScreen screen: siblings.screen
    readonly property bool wide: availableWidth >= Theme.scaled(440)
    readonly property bool practice: screen.game.practice // no session, so nothing can be done with one

    function closeAnd(goOn: var) {
        close()
        goOn()
    }

    objectName: "menu"
    title: qsTr("Menu")
    preferredWidth: Theme.scaled(620)
    onClosed: screen.game.dismissRefusal()

    contents: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        Tiles {
            visible: columns > 0
            columns: sheet.wide ? sheet.ownActs.filter(own => own.shown?.() ?? true).length + (sheet.practice ? 0 : 2)
                                : 2

            Repeater {
                model: sheet.ownActs

                Tile {
                    required property var modelData

                    objectName: modelData.name
                    iconName: modelData.icon
                    text: modelData.text()
                    hint: modelData.hint?.() ?? ""
                    visible: modelData.shown?.() ?? true
                    available: modelData.may?.() ?? true
                    onClicked: modelData.act()
                    onRefusedTapped: modelData.act()
                }
            }
            Tile {
                objectName: "menu-overrule"
                visible: !sheet.practice
                iconName: "gavel"
                text: qsTr("Ruling…")
                //: beside the button “Ruling…”
                hint: qsTr("on anything, with a reason")
                onClicked: sheet.closeAnd(sheet.siblings.openOverrule)
            }
            Tile {
                objectName: "menu-look-back"
                visible: !sheet.practice
                iconName: "log"
                text: qsTr("Look back")
                hint: qsTr("the game so far")
                onClicked: sheet.closeAnd(sheet.screen.lookBackAsked)
            }
        }
        Tiles {
            columns: sheet.wide ? (sheet.practice ? 3 : 4) : 2

            Tile {
                objectName: "menu-rules"
                iconName: "info"
                text: qsTr("Rules")
                onClicked: sheet.closeAnd(sheet.screen.rulesAsked)
            }
            Tile {
                objectName: "menu-sessions"
                visible: !sheet.practice
                iconName: "history"
                text: qsTr("Sessions")
                onClicked: sheet.closeAnd(sheet.screen.sessionsAsked)
            }
            Tile {
                objectName: "menu-settings"
                iconName: "settings"
                text: qsTr("Settings")
                onClicked: sheet.closeAnd(sheet.screen.settingsAsked)
            }
            SpeakButton {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                speaker: sheet.screen.app.speaker
                what: "table"
                name: "menu-speak-table"
                amongTiles: true
                goesOn: true
                words: sheet.screen.app.tableSummary
                text: qsTr("Read the table aloud")
            }
            Tile {
                readonly property Settings settings: sheet.screen.app.settings

                objectName: "menu-language"
                visible: sheet.screen.bar.phone // elsewhere the bar has it
                iconName: "language"
                text: qsTr("Language: %1").arg(settings.nativeName(settings.language))
                onClicked: settings.language = settings.languageAfter(settings.language)
            }
        }
        Hairline {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
            Layout.bottomMargin: Theme.space2
        }
        ActButton {
            objectName: "menu-leave"
            Layout.fillWidth: true
            iconName: "back"
            text: qsTr("Leave the table")
            hint: sheet.practice ? "" : qsTr("the game stays open")
            onClicked: sheet.closeAnd(sheet.screen.leaveAsked)
        }
        EndSessionButton {
            objectName: "menu-end-session"
            Layout.fillWidth: true
            visible: !sheet.practice
            game: sheet.screen.game
        }
    }

    component Tiles: GridLayout {
        Layout.fillWidth: true
        columnSpacing: Theme.space2
        rowSpacing: Theme.space2
    }
    component Tile: ActTile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
    }
}
