// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App

// The sheets over the table, each made when it is first asked for: those that every game has. A game adds its own.
Item {
    id: sheets

    required property GameScreen screen
    property SheetOnDemand menu
    property SheetOnDemand overrule // empty where a ruling is written on the table

    readonly property GameTable game: screen.game

    signal overruleAsked

    function openMenu() {
        menu.sheet().open()
    }
    function openOverrule() {
        if (overrule)
            overrule.sheet().open()
        else
            overruleAsked()
    }
    function openLog() {
        log.sheet().open()
    }

    Connections {
        target: sheets.game.correction

        function onChanged() {
            if (sheets.game.correction.open)
                correction.sheet().open()
        }
    }
    SheetOnDemand {
        id: log

        SheetHolder {
            sheet: LogSheet {
                id: logSheet
                table: sheets.game
                onActTapped: line => {
                    if (sheets.game.practice)
                        return
                    logSheet.close();
                    (logAct.sheet() as LogActSheet).openFor(line)
                }
            }
        }
    }
    SheetOnDemand {
        id: logAct

        SheetHolder {
            sheet: LogActSheet { correction: sheets.game.correction }
        }
    }
    SheetOnDemand {
        id: correction

        SheetHolder {
            sheet: CorrectionSheet { table: sheets.game }
        }
    }
}
