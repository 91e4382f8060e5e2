// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The sheets over the table, each made when it is first asked for.
Item {
    id: sheets

    required property OutspeedTable table
    required property AppModel app

    signal clauseAsked(string clause)
    signal settingsAsked
    signal sessionsAsked
    signal rulesAsked
    signal leaveAsked
    signal lookBackAsked

    function openOverrule() {
        (made(overrule) as RaceOverruleSheet).open()
    }
    function openMenu() {
        (made(menu) as OutspeedMenuSheet).open()
    }
    function openLog() {
        (made(log) as LogSheet).open()
    }
    function openTile() {
        (made(tile) as TileSheet).open()
    }
    function openTileSets() {
        (made(tileSets) as TileSetsSheet).open()
    }

    // A Repeater, not a Loader: in Qt 6.4 a Loader cannot make bound components.
    function made(of: Repeater): Sheet {
        of.model = 1
        return (of.itemAt(0) as SheetHolder).sheet
    }

    Connections {
        target: sheets.table.correction
        function onChanged() {
            if (sheets.table.correction.open)
                (sheets.made(correction) as CorrectionSheet).open()
        }
    }
    Repeater {
        id: overrule
        model: 0

        SheetHolder {
            sheet: RaceOverruleSheet { table: sheets.table }
        }
    }
    Repeater {
        id: tile
        model: 0

        SheetHolder {
            sheet: TileSheet { table: sheets.table }
        }
    }
    Repeater {
        id: tileSets
        model: 0

        SheetHolder {
            sheet: TileSetsSheet {
                tileSets: sheets.table.tileSets
                settings: sheets.app.settings
            }
        }
    }
    Repeater {
        id: log
        model: 0

        SheetHolder {
            sheet: LogSheet {
                id: logSheet
                table: sheets.table
                onActTapped: (act, who, what) => {
                    logSheet.close();
                    (sheets.made(logAct) as LogActSheet).openFor(act, who, what)
                }
            }
        }
    }
    Repeater {
        id: logAct
        model: 0

        SheetHolder {
            sheet: LogActSheet { correction: sheets.table.correction }
        }
    }
    Repeater {
        id: correction
        model: 0

        SheetHolder {
            sheet: CorrectionSheet { table: sheets.table }
        }
    }
    Repeater {
        id: menu
        model: 0

        SheetHolder {
            sheet: OutspeedMenuSheet {
                table: sheets.table
                app: sheets.app
                onSettingsAsked: sheets.settingsAsked()
                onSessionsAsked: sheets.sessionsAsked()
                onRulesAsked: sheets.rulesAsked()
                onLeaveAsked: sheets.leaveAsked()
                onOverruleAsked: sheets.openOverrule()
                onLookBackAsked: sheets.lookBackAsked()
                onTileSetsAsked: sheets.openTileSets()
            }
        }
    }
}
