// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The table of All aboard!: the boats, the seats around them, what may be done now, and what was done.
GameScreen {
    id: screen

    required property AllAboardTable table

    function openOverrule() {
        sheets.openOverrule()
    }

    objectName: "all-aboard-table"
    game: table
    bar: topBar
    area: area
    rail: rail
    victory: victory.item
    pad: rail.frame ? rail.frame.pad : null
    Accessible.name: topBar.title
    onOverruleAsked: openOverrule()
    onLogAsked: sheets.openLog()
    Keys.onEscapePressed: event => {
        event.accepted = table.inHand !== ""
        if (event.accepted)
            table.cancel()
    }

    notes: AllAboardNotes {
        width: parent ? parent.width : 0
        table: screen.table
        brief: screen.logBrief
        bare: screen.logBare
    }

    AllAboardBar {
        id: topBar
        width: parent.width
        low: screen.scarce
        aboard: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    AllAboardArea {
        id: area
        x: screen.margin
        y: screen.underBar
        width: screen.areaWidth
        height: screen.areaHeight
        table: screen.table
        form: screen.form
    }
    AllAboardRail {
        id: rail
        screen: screen
        table: screen.table
        onVictoryAsked: (victory.item as AllAboardVictory)?.open()
    }
    ItemIf {
        id: victory
        when: screen.table.over

        AllAboardVictory {
            home: screen
            table: screen.table
        }
    }
    AllAboardSheets {
        id: sheets
        screen: screen
        table: screen.table
    }
}
