// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
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

                ActButton {
                    objectName: "menu-end-game"
                    Layout.fillWidth: true
                    visible: !sheets.table.over
                    iconName: "flag"
                    text: qsTr("End the game")
                    hint: qsTr("only between rounds")
                    available: sheets.table.endable
                    onClicked: menu.closeAnd(() => sheets.table.endGame())
                    onRefusedTapped: menu.closeAnd(() => sheets.table.endGame())
                }
            }
        }
    }
}
