// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The table of All aboard!: the boats, the seats around them, what may be done now, and what was done.
GameScreen {
    id: screen

    required property AllAboardTable table
    property bool logOpen: false

    function openOverrule() {
        sheets.openOverrule()
    }

    game: table
    bar: topBar
    area: area
    log: logPanel
    rail: rail
    pad: rail.frame ? rail.frame.pad : null
    covered: victory.count > 0 && ((victory.itemAt(0) as AboardVictory)?.visible ?? false)
    objectName: "all-aboard-table"
    Accessible.name: topBar.title
    Keys.onEscapePressed: event => {
        event.accepted = table.inHand !== ""
        if (event.accepted)
            table.cancel()
    }

    AboardBar {
        id: topBar
        width: parent.width
        low: screen.low
        aboard: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    AboardArea {
        id: area
        x: screen.margin
        y: screen.underBar
        width: screen.form === "side" ? rail.x - screen.gap - x : screen.width - 2 * x
        height: logPanel.y - screen.gap - y
        table: screen.table
        form: screen.form === "side" ? "wide" : screen.form === "below" ? "tall" : "column"
    }
    LogPanel {
        id: logPanel
        x: screen.margin
        y: (screen.form === "side" ? screen.height - screen.margin : rail.y - screen.gap) - height
        width: area.width
        height: implicitHeight
        table: screen.table
        unfolded: screen.logUnfolds && screen.logOpen
        notes: AboardNotes {
            width: parent ? parent.width : 0
            table: screen.table
            brief: logPanel.brief
        }
        onWholeAsked: sheets.openLog()
        onToggled: {
            if (screen.logUnfolds)
                screen.logOpen = !screen.logOpen
            else
                sheets.openLog()
        }
    }
    AboardRail {
        id: rail
        x: screen.form === "side" ? screen.width - width - screen.margin : screen.margin
        y: screen.form === "side" ? screen.underBar : screen.height - height - screen.margin
        width: screen.railWidth
        // Below the table it keeps its height whatever it shows, so that the boats stay where they are.
        height: screen.form === "side" ? screen.height - y - screen.margin : folded ? implicitHeight
                : Math.round((screen.height - screen.underBar) * ((screen.form === "phone" ? 0.42 : 0.24)
                                                                  + 0.1 * Theme.textScale))
        table: screen.table
        form: screen.form
        low: screen.low
        onOverruleAsked: sheets.openOverrule()
        onVictoryAsked: (victory.itemAt(0) as AboardVictory)?.open()
    }
    Repeater {
        id: victory
        model: screen.table.over && screen.table.task === AllAboardTable.Task.Over ? 1 : 0

        AboardVictory {
            z: 2
            anchors.fill: parent
            table: screen.table
            app: screen.app
            onCourseAsked: screen.lookBackAsked()
            onAgainAsked: screen.againAsked()
            onLeaveAsked: screen.leaveAsked()
        }
    }
    AboardSheets {
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
