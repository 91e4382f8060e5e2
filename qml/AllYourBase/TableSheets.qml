// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls

// The sheets over the table, each made when it is first asked for.
Item {
    id: sheets

    required property AppModel app

    readonly property TableModel table: app.table

    signal clauseAsked(string clause)
    signal settingsAsked
    signal leaveAsked

    function openOverrule() {
        (overrule.made() as OverruleSheet).open()
    }
    function openMatrix() {
        (matrix.made() as MatrixSheet).open()
    }
    function openRedAlert() {
        (redAlert.made() as RedAlertSheet).open()
    }
    function openPoints(card: string) {
        (points.made() as PointsSheet).openFor(card)
    }
    function openMenu() {
        (menu.made() as TableMenuSheet).open()
    }
    function openLog() {
        (log.made() as LogSheet).open()
    }
    // Any other seat will do to begin with where the base is the own one of the seat in turn.
    function weigh(base: int) {
        table.bench.weigh(base)
        if (table.bench.target !== base)
            table.bench.weighFor((table.playing + 1) % table.seatCount, base)
    }

    component Lazy: Loader {
        active: false
        function made(): QtObject {
            active = true
            return item
        }
    }

    Connections {
        target: sheets.table
        function onInspectionChanged() {
            if (sheets.table.inspecting)
                (inspect.made() as InspectSheet).open()
        }
    }
    Lazy {
        id: overrule
        sourceComponent: OverruleSheet { table: sheets.table }
    }
    Lazy {
        id: matrix
        sourceComponent: MatrixSheet { table: sheets.table }
    }
    Lazy {
        id: points
        sourceComponent: PointsSheet { table: sheets.table }
    }
    Lazy {
        id: log
        sourceComponent: LogSheet { table: sheets.table }
    }
    Lazy {
        id: redAlert
        sourceComponent: RedAlertSheet {
            table: sheets.table
            app: sheets.app
            onOverruleAsked: sheets.openOverrule()
            onClauseAsked: clause => sheets.clauseAsked(clause)
        }
    }
    Lazy {
        id: menu
        sourceComponent: TableMenuSheet {
            table: sheets.table
            app: sheets.app
            onSettingsAsked: sheets.settingsAsked()
            onLeaveAsked: sheets.leaveAsked()
            onOverruleAsked: sheets.openOverrule()
            onMatrixAsked: sheets.openMatrix()
            onClauseAsked: clause => sheets.clauseAsked(clause)
        }
    }
    Lazy {
        id: inspect
        sourceComponent: InspectSheet {
            table: sheets.table
            onSetBaseRight: base => (overrule.made() as OverruleSheet).openForBase(base)
            onSetPieceRight: piece => (overrule.made() as OverruleSheet).openForPiece(piece)
            onWeighAsked: base => sheets.weigh(base)
        }
    }
}
