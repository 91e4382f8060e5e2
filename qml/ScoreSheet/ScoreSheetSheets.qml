// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The sheets over the table of the Score sheet.
GameSheets {
    id: sheets

    required property ScoreSheetTable table

    menu: menuSheet
    overrule: overruleSheet

    SheetOnDemand {
        id: overruleSheet

        SheetHolder {
            sheet: ScoreSheetOverruleSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: menuSheet

        SheetHolder {
            sheet: GameMenuSheet {
                id: menu
                siblings: sheets
                ownActs: [{
                    name: "menu-end-game", icon: "flag", text: () => qsTr("End the game"),
                    hint: () => qsTr("only between rounds"), shown: () => !sheets.table.over,
                    may: () => sheets.table.endable, act: () => menu.closeAnd(() => sheets.table.endGame())
                }]
            }
        }
    }
}
