// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
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
                footer: [
                    SheetRefusal {
                        objectName: "menu.refusal"
                        table: sheets.table
                        onInfoTapped: clause => sheets.screen.clauseAsked(clause)
                    }
                ]

                ActButton {
                    objectName: "menu-matrix"
                    Layout.fillWidth: true
                    iconName: "matrix"
                    text: qsTr("Who can capture what")
                    onClicked: menu.closeAnd(sheets.openMatrix)
                }
                ActButton {
                    objectName: "act-reshuffle"
                    Layout.fillWidth: true
                    iconName: "rotate"
                    text: qsTr("Reshuffle")
                    hint: qsTr("the discard pile becomes the new deck")
                    available: sheets.table.may.reshuffle
                    onClicked: {
                        sheets.table.dismissRefusal()
                        sheets.table.reshuffle()
                        if (!sheets.table.refused)
                            menu.close()
                    }
                    onRefusedTapped: sheets.table.explain("reshuffle")
                }
            }
        }
    }
}
