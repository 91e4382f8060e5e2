// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// REGROUP phase: cards move between own bases, then the turn ends. Where the table is too full for a finger, all own
// cards are here too.
AllYourBaseRailFrame {
    id: rail

    readonly property bool listsOwn: listsCards && table.may.moveACard

    seat: table.playing
    language: table.playingLanguage
    title: winning || say(() => table.may.moveACard ? qsTr("Regroup?") : qsTr("The turn ends"))
    subtitle: say(() => hint !== "" ? hint
                  : table.may.moveACard ? qsTr("Tap one of your cards, then the base it goes to.")
                                                                 : qsTr("None of your cards can go to another base."))
    subtitleInk: table.modeHint !== "" ? Theme.text : Theme.textSecond
    closable: table.mode !== AllYourBaseTable.Mode.Look
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()

    HandsLine {
        Layout.fillWidth: true
        visible: rail.table.reminder === AllYourBaseTable.Reminder.Fill
        language: rail.language
        text: rail.say(() => qsTr("Draw until you have seven cards."))
    }
    AllYourBaseStanding {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
        visible: rail.roomForAPicture && !rail.listsOwn
        table: rail.table
        language: rail.language
        headed: true
        step: Math.min(Theme.scaled(18), rail.height * 0.4 / rail.table.threshold)
    }
    OwnCards {
        Layout.fillWidth: true
        visible: rail.listsOwn
        table: rail.table
        language: rail.language
    }
}
