// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Over the table of every game: where the game stands, whether it is saved, and the way back.
ScreenBar {
    id: bar

    required property GameTable table
    required property Settings settings
    property var phases: [] // names
    property int phase: 0
    property bool urgent: false // the phase is shown in red
    property int stillOpen: -1 // an earlier phase of which something may still be done
    property bool low: false // one line, and the phase in the place of the time

    readonly property bool phone: width < Theme.scaled(480)
    readonly property int buttonPadding: phone ? Theme.space1 : Theme.space3
    readonly property bool narrow: width < Theme.scaled(700)

    signal menuAsked
    signal bookAsked
    signal phaseTapped(int phase)

    objectName: "table-bar"
    hasBack: false
    slotSpacing: phone ? Theme.space1 : Theme.space2 // the title stays in one line with the buttons
    subtitle: !low ? table.playingTime : table.over ? "" : phases[phase] ?? ""
    middle: PhaseStepper {
        objectName: "phases"
        visible: !bar.low && !bar.table.over // a game that has ended is in no phase
        Layout.fillWidth: true
        labels: bar.phases
        current: bar.phase
        urgent: bar.urgent
        stillOpen: bar.stillOpen
        onTapped: index => bar.phaseTapped(index)
    }

    SavedLight {
        //: the acts of this game
        readonly property string words: failed ? qsTr("not saved") : inMemory ? qsTr("%n unsaved", "", bar.table.unsavedEntries)
                                        //: the acts of this game
                                        : qsTr("all saved")

        objectName: "saved-light"
        visible: !bar.table.practice // of which nothing is saved
        failed: bar.table.savingProblem !== ""
        inMemory: bar.table.inMemory
        text: calm ? "" : words
        Accessible.name: words
    }
    IconButton {
        objectName: "act-undo"
        horizontalPadding: bar.buttonPadding
        implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, bar.narrow ? Theme.touch
                                : Theme.scaled(104))
        repeats: true
        available: bar.table.canUndo
        iconName: "undo"
        text: bar.narrow ? "" : qsTr("Undo")
        label: qsTr("Undo")
        Accessible.description: bar.table.undoText
        onClicked: bar.table.undo()
        onRefusedTapped: bar.table.undo()
    }
    IconButton {
        objectName: "act-redo"
        horizontalPadding: bar.buttonPadding
        repeats: true
        // Its place is kept, so that nothing moves under the finger that takes back; and it stays for the key that has
        // just redone the last act.
        available: bar.table.canRedo
        enabled: available || activeFocus
        opacity: enabled ? 1 : 0
        iconName: "redo"
        label: qsTr("Redo")
        onClicked: bar.table.redo()
        onRefusedTapped: bar.table.redo()
    }
    IconButton {
        objectName: "act-book"
        horizontalPadding: bar.buttonPadding
        iconName: "book"
        label: qsTr("The book")
        onClicked: bar.bookAsked()
    }
    IconButton {
        objectName: "act-language"
        visible: !bar.phone // there the menu has it
        horizontalPadding: bar.buttonPadding
        text: ({ en: "EN", es: "ES", zh: "中文" })[bar.settings.language] ?? bar.settings.language
        label: qsTr("Language: %1").arg(bar.settings.nativeName(bar.settings.language))
        onClicked: bar.settings.language = bar.settings.languageAfter(bar.settings.language)
    }
    IconButton {
        objectName: "act-menu"
        horizontalPadding: bar.buttonPadding
        iconName: "menu"
        label: qsTr("Menu")
        onClicked: bar.menuAsked()
    }
}
