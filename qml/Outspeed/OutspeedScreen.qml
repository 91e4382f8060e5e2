// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The table of Outspeed: the track, the tile, the seats around them, what may be done now, and what was done.
GameScreen {
    id: screen

    required property OutspeedTable table

    function openOverrule() {
        sheets.openOverrule()
    }

    objectName: "outspeed-table"
    game: table
    bar: topBar
    area: area
    rail: rail
    victory: victory.item
    pad: rail.frame ? rail.frame.pad : null
    busyElsewhere: table.pad.open
    Accessible.name: topBar.title
    onOverruleAsked: openOverrule()
    onLogAsked: sheets.openLog()
    Keys.onEscapePressed: event => {
        event.accepted = table.task === OutspeedTable.Task.Reveal || table.task === OutspeedTable.Task.Bonuses
            && table.asked >= 0
        if (event.accepted)
            table.cancel()
    }

    notes: OutspeedNotes {
        width: parent ? parent.width : 0
        table: screen.table
        brief: screen.logBrief
        bare: screen.logBare
    }

    OutspeedBar {
        id: topBar
        width: parent.width
        low: screen.scarce
        race: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    OutspeedArea {
        id: area
        x: screen.margin
        y: screen.underBar
        width: screen.areaWidth
        height: screen.areaHeight
        table: screen.table
        form: screen.form
    }
    OutspeedRail {
        id: rail
        screen: screen
        table: screen.table
        tileExplained: area.tileExplained
        onTileAsked: sheets.openTile()
        onVictoryAsked: (victory.item as OutspeedVictory)?.open()
    }
    ItemIf {
        id: victory
        when: screen.table.over && screen.table.task === OutspeedTable.Task.Over

        OutspeedVictory {
            home: screen
            table: screen.table
        }
    }
    ItemIf {
        when: screen.table.pad.open

        ProgramPadView {
            z: 3
            anchors.fill: parent
            table: screen.table
            settings: screen.app.settings
            form: area.form
        }
    }
    OutspeedSheets {
        id: sheets
        screen: screen
        table: screen.table
    }
}
