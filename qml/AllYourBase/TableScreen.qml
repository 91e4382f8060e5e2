// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The home of a game: the seats at their places, what may be done now, and what was done.
GameScreen {
    id: screen

    required property AllYourBaseTable table
    readonly property bool crowded: table.seatCount > 4 || table.mostBases > 8 || height < 740 || Theme.textScale > 1.3
    property bool logWished: false // somebody has decided
    property bool logOpen: false

    function openOverrule() {
        sheets.openOverrule()
    }

    game: table
    bar: topBar
    area: seats
    log: logPanel
    rail: rail
    covered: victory.count > 0 && ((victory.itemAt(0) as VictoryScreen)?.shown ?? false)
    objectName: "table"
    Accessible.name: topBar.title
    Keys.onEscapePressed: event => {
        event.accepted = table.mode !== AllYourBaseTable.Mode.Look
        if (event.accepted)
            table.stepBack()
    }

    TableBar {
        id: topBar
        width: parent.width
        low: screen.low
        turns: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    SeatsArea {
        id: seats
        x: screen.margin
        y: screen.underBar
        width: screen.form === "side" ? rail.x - screen.gap - x : screen.width - 2 * x
        height: logPanel.y - screen.gap - y
        table: screen.table
        form: screen.form === "side" ? "wide" : screen.form === "below" ? "tall" : "column"
    }
    LogPanel {
        id: logPanel

        notes: TableNotes {
            width: parent ? parent.width : 0
            brief: logPanel.brief
            table: screen.table
        }
        x: screen.margin
        y: (screen.form === "side" ? screen.height - screen.margin : rail.y - screen.gap) - height
        width: seats.width
        height: implicitHeight
        table: screen.table
        onWholeAsked: sheets.openLog()
        unfolded: screen.logUnfolds && (screen.logWished ? screen.logOpen : !screen.crowded)
        onToggled: {
            if (!screen.logUnfolds) {
                sheets.openLog()
                return
            }
            screen.logOpen = !unfolded
            screen.logWished = true
        }
    }
    Rail {
        id: rail
        x: screen.form === "side" ? screen.width - width - screen.margin : screen.margin
        y: screen.form === "side" ? screen.underBar : screen.height - height - screen.margin
        width: screen.railWidth
        // Below the table it keeps its height whatever it shows, so that the bases stay where they are.
        height: screen.form === "side" ? screen.height - y - screen.margin : folded ? implicitHeight
                : Math.round((screen.height - screen.underBar) * ((screen.form === "phone" ? 0.46 : 0.24)
                                                                  + 0.1 * Theme.textScale))
        settings: screen.app.settings
        table: screen.table
        rules: screen.app.rulesOf("all-your-base")
        speaker: screen.app.speaker
        form: screen.form
        low: screen.low
        onMatrixAsked: sheets.openMatrix()
        onOverruleAsked: sheets.openOverrule()
        onRedAlertAsked: sheets.openRedAlert()
        onPointsAsked: card => sheets.openPoints(card)
        onVictoryAsked: (victory.itemAt(0) as VictoryScreen).open()
    }
    Repeater {
        id: victory
        model: screen.table.over ? 1 : 0

        VictoryScreen {
            z: 2
            anchors.fill: parent
            table: screen.table
            app: screen.app
            onCourseAsked: screen.lookBackAsked()
            onAgainAsked: screen.againAsked()
            onLeaveAsked: screen.leaveAsked()
        }
    }
    TableSheets {
        id: sheets
        app: screen.app
        table: screen.table
        onClauseAsked: clause => screen.clauseAsked(clause)
        onSettingsAsked: screen.settingsAsked()
        onSessionsAsked: screen.sessionsAsked()
        onRulesAsked: screen.rulesAsked()
        onLeaveAsked: screen.leaveAsked()
        onLookBackAsked: screen.lookBackAsked()
    }
}
