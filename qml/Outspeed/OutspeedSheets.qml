// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The sheets over the table of Outspeed.
GameSheets {
    id: sheets

    required property OutspeedTable table

    function openTile() {
        tile.sheet().open()
    }

    menu: menuSheet
    overrule: overruleSheet

    SheetOnDemand {
        id: overruleSheet

        SheetHolder {
            sheet: OutspeedOverruleSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: tile

        SheetHolder {
            sheet: TileSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: tileSets

        SheetHolder {
            sheet: TileSetsSheet {
                tileSets: sheets.table.tileSets
                settings: sheets.screen.app.settings
            }
        }
    }
    SheetOnDemand {
        id: menuSheet

        SheetHolder {
            sheet: GameMenuSheet {
                id: menu
                siblings: sheets
                ownActs: [{
                    name: "menu-tile-sets", icon: "grid", text: () => qsTr("Tile sets"),
                    hint: () => sheets.table.tileSets.name,
                    act: () => menu.closeAnd(() => tileSets.sheet().open())
                }]
            }
        }
    }
}
