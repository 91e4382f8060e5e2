// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The sheets over the table, each made when it is first asked for.
Item {
    id: sheets

    required property AppModel app
    required property AllYourBaseTable table

    signal clauseAsked(string clause)
    signal settingsAsked
    signal sessionsAsked
    signal rulesAsked
    signal leaveAsked
    signal lookBackAsked

    function openOverrule() {
        (made(overrule) as OverruleSheet).open()
    }
    function openMatrix() {
        (made(matrix) as MatrixSheet).open()
    }
    function openRedAlert() {
        (made(redAlert) as RedAlertSheet).open()
    }
    function openPoints(card: string) {
        (made(points) as PointsSheet).openFor(card)
    }
    function openMenu() {
        (made(menu) as TableMenuSheet).open()
    }
    function openLog() {
        (made(log) as LogSheet).open()
    }

    // A Repeater, not a Loader: in Qt 6.4 a Loader cannot make bound components.
    function made(of: Repeater): Sheet {
        of.model = 1
        return (of.itemAt(0) as SheetHolder).sheet
    }

    Connections {
        target: sheets.table.inspection
        function onChanged() {
            if (sheets.table.inspection.open)
                (sheets.made(inspect) as InspectSheet).open()
        }
    }
    Repeater {
        id: overrule
        model: 0

        SheetHolder {
            sheet: OverruleSheet { table: sheets.table }
        }
    }
    Repeater {
        id: matrix
        model: 0

        SheetHolder {
            sheet: MatrixSheet { table: sheets.table }
        }
    }
    Repeater {
        id: points
        model: 0

        SheetHolder {
            sheet: PointsSheet { table: sheets.table }
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
    Connections {
        target: sheets.table.correction
        function onChanged() {
            if (sheets.table.correction.open)
                (sheets.made(correction) as CorrectionSheet).open()
        }
    }
    Repeater {
        id: redAlert
        model: 0

        SheetHolder {
            sheet: RedAlertSheet {
                table: sheets.table
                app: sheets.app
                onClauseAsked: clause => sheets.clauseAsked(clause)
            }
        }
    }
    Repeater {
        id: menu
        model: 0

        SheetHolder {
            sheet: TableMenuSheet {
                table: sheets.table
                app: sheets.app
                onSettingsAsked: sheets.settingsAsked()
                onSessionsAsked: sheets.sessionsAsked()
                onRulesAsked: sheets.rulesAsked()
                onLeaveAsked: sheets.leaveAsked()
                onOverruleAsked: sheets.openOverrule()
                onLookBackAsked: sheets.lookBackAsked()
                onMatrixAsked: sheets.openMatrix()
                onClauseAsked: clause => sheets.clauseAsked(clause)
            }
        }
    }
    Repeater {
        id: inspect
        model: 0

        SheetHolder {
            sheet: InspectSheet {
                table: sheets.table
                onSetBaseRight: base => (sheets.made(overrule) as OverruleSheet).openForBase(base)
                onSetPieceRight: piece => (sheets.made(overrule) as OverruleSheet).openForPiece(piece)
                onWeighAsked: base => sheets.table.bench.weighForAnybody(base)
            }
        }
    }
}
