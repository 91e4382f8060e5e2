// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// REGROUP phase: cards move between own bases, then the turn ends, and hands draw. Where the table is too full for a
// finger, all own cards are here too.
AllYourBaseRailFrame {
    id: rail

    readonly property bool listsOwn: listsCards && table.may.moveACard
    readonly property bool draws: table.reminder === AllYourBaseTable.Reminder.Fill

    seat: table.playing
    language: table.playingLanguage
    title: winning || say(() => table.may.moveACard ? qsTr("Move a card, or end the turn") : qsTr("The turn ends"))
    subtitle: say(() => hint !== "" ? hint
                  : table.may.moveACard ? qsTr("Tap one of your cards, then the base it goes to.") : "")
    subtitleInk: table.modeHint !== "" ? Theme.text : Theme.textSecond
    closable: table.mode !== AllYourBaseTable.Mode.Look
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()

    FullHand {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
        visible: rail.roomForAPicture && rail.draws && !rail.listsOwn
        cards: rail.table.cardsInHand
    }
    HandsLine {
        Layout.fillWidth: true
        visible: rail.draws
        large: rail.hasHeight && !rail.brief
        language: rail.language
        text: rail.say(() => qsTr("Draw until you have seven cards."))
    }
    OwnCards {
        Layout.fillWidth: true
        visible: rail.listsOwn
        table: rail.table
        language: rail.language
    }
}
