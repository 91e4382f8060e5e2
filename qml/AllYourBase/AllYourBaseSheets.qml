// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The sheets over the table of All Your Base.
GameSheets {
    id: sheets

    required property AllYourBaseTable table

    function openMatrix() {
        matrix.sheet().open()
    }
    function openRedAlert() {
        redAlert.sheet().open()
    }
    // Done, or why not below the menu.
    function reshuffle(menu: var) {
        table.dismissRefusal()
        if (table.may.reshuffle)
            table.reshuffle()
        else
            table.explain("reshuffle")
        if (!table.refused)
            menu.close()
    }
    function openPoints(card: string) {
        (points.sheet() as PointsSheet).openFor(card)
    }

    menu: menuSheet
    onOverruleAsked: table.beginRuling()

    Connections {
        target: sheets.table.inspection

        function onChanged() {
            if (sheets.table.inspection.open)
                inspect.sheet().open()
        }
    }
    SheetOnDemand {
        id: matrix

        SheetHolder {
            sheet: MatrixSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: points

        SheetHolder {
            sheet: PointsSheet { table: sheets.table }
        }
    }
    SheetOnDemand {
        id: redAlert

        SheetHolder {
            sheet: RedAlertSheet {
                table: sheets.table
                app: sheets.screen.app
                onClauseAsked: clause => sheets.screen.clauseAsked(clause)
            }
        }
    }
    SheetOnDemand {
        id: inspect

        SheetHolder {
            sheet: InspectSheet {
                table: sheets.table
                onSetBaseRight: base => sheets.table.ruleOnBase(base)
                onSetPieceRight: piece => sheets.table.ruleOnPiece(piece)
                onWeighAsked: base => sheets.table.bench.weighForAnybody(base)
            }
        }
    }
    SheetOnDemand {
        id: menuSheet

        SheetHolder {
            sheet: GameMenuSheet {
                id: menu
                siblings: sheets
                ownActs: [
                    { name: "menu-matrix", icon: "matrix", text: () => qsTr("Who can capture what"),
                      act: () => menu.closeAnd(sheets.openMatrix) },
                    { name: "act-reshuffle", icon: "rotate", text: () => qsTr("Reshuffle"),
                      hint: () => qsTr("the discard pile becomes the new deck"),
                      may: () => sheets.table.may.reshuffle, act: () => sheets.reshuffle(menu) }
                ]
                footer: [
                    SheetRefusal {
                        objectName: "menu.refusal"
                        table: sheets.table
                        onInfoTapped: clause => sheets.screen.clauseAsked(clause)
                    }
                ]
            }
        }
    }
}
