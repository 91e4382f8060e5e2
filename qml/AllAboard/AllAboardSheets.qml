// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The sheets over the table of All aboard!.
GameSheets {
    id: sheets

    required property AllAboardTable table

    menu: menuSheet
    overrule: overruleSheet

    Connections {
        target: sheets.table.outlook

        function onChanged() {
            if (sheets.table.outlook.boat > 0)
                outlook.sheet().open()
        }
    }
    SheetOnDemand {
        id: outlook

        SheetHolder {
            sheet: OutlookSheet {
                table: sheets.table
                onClauseAsked: clause => sheets.screen.clauseAsked(clause)
            }
        }
    }
    SheetOnDemand {
        id: overruleSheet

        SheetHolder {
            sheet: AllAboardOverruleSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: menuSheet

        SheetHolder {
            sheet: GameMenuSheet {
                id: menu
                siblings: sheets
                ownActs: [{
                    name: "menu-what-if", icon: "scale", text: () => qsTr("What if?"),
                    hint: () => qsTr("if the boats sailed now"),
                    shown: () => sheets.table.phase !== AboardState.Phase.RevealBoats,
                    act: () => menu.closeAnd(() => sheets.table.lookAtBoat(Math.max(1, sheets.table.nextBoat)))
                }]
            }
        }
    }
}
