// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The table of the Score sheet: the sheet, the number that is typed, and what was done.
GameScreen {
    id: screen

    required property ScoreSheetTable table

    function openOverrule() {
        sheets.openOverrule()
    }

    objectName: "score-sheet-table"
    lowRailShare: 0.47 // six columns want their room
    game: table
    bar: topBar
    area: area
    rail: rail
    victory: victory.item
    pad: rail.frame ? rail.frame.pad : null
    Accessible.name: topBar.title
    onOverruleAsked: openOverrule()
    onLogAsked: sheets.openLog()

    notes: SmallText {
        width: parent ? parent.width : 0
        text: screen.table.agreed
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    GameBar {
        id: topBar
        width: parent.width
        low: screen.scarce
        table: screen.table
        settings: screen.app.settings
        title: qsTr("Round %1").arg(screen.table.round)
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    ScoreSheetArea {
        id: area
        x: screen.margin
        y: screen.underBar
        width: screen.areaWidth
        height: screen.areaHeight
        table: screen.table
    }
    ScoreSheetRail {
        id: rail
        screen: screen
        table: screen.table
        onVictoryAsked: (victory.item as ScoreSheetVictory)?.open()
    }
    ItemIf {
        id: victory
        when: screen.table.over

        ScoreSheetVictory {
            home: screen
            table: screen.table
        }
    }
    ScoreSheetSheets {
        id: sheets
        screen: screen
        table: screen.table
    }
}
