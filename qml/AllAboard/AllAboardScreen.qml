// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The table of All aboard!: the boats, the seats around them, what may be done now, and what was done.
FocusScope {
    id: screen

    required property AppModel app

    readonly property bool isTable: true // of the screens, the one where the game lies
    readonly property AllAboardTable table: app.allAboard
    readonly property string form: width < 600 ? "phone" : width > height && width >= 820 ? "side" : "below"
    readonly property real margin: form === "phone" ? Theme.space2 : Theme.space4
    readonly property real gap: form === "phone" ? Theme.space2 : Theme.space3 + 2
    readonly property real underBar: bar.height + gap + (banner.visible ? banner.height + gap : 0) + (correcting.visible ? correcting.height + gap : 0)
    property bool logOpen: false

    signal clauseAsked(string clause)
    signal settingsAsked
    signal sessionsAsked
    signal bookAsked
    signal rulesAsked
    signal leaveAsked
    signal lookBackAsked

    function openOverrule() {
        sheets.openOverrule()
    }

    objectName: "all-aboard-table"
    // Whoever comes back finds the table as it is.
    T.StackView.onRemoved: table.correction.cancel()
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: event => {
        event.accepted = table.inHand !== ""
        if (event.accepted)
            table.cancel()
    }

    // Not under another screen: there the game stays as it is.
    Shortcut {
        enabled: screen.visible
        sequence: "Ctrl+Z"
        onActivated: screen.table.undo()
    }
    Shortcut {
        enabled: screen.visible
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: screen.table.redo()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    AboardBar {
        id: bar
        width: parent.width
        aboard: screen.table
        settings: screen.app.settings
        onMenuAsked: sheets.openMenu()
        onBookAsked: screen.bookAsked()
    }
    SavingBanner {
        id: banner
        x: screen.margin
        y: bar.height + screen.gap
        width: screen.width - 2 * x
        height: implicitHeight
        visible: screen.table.savingProblem !== ""
        table: screen.table
    }
    CorrectionBanner {
        id: correcting
        x: screen.margin
        y: bar.height + screen.gap + (banner.visible ? banner.height + screen.gap : 0)
        width: screen.width - 2 * x
        height: implicitHeight
        visible: screen.table.correction.picking
        correction: screen.table.correction
    }
    AboardArea {
        id: area
        x: screen.margin
        y: screen.underBar
        width: screen.form === "side" ? rail.x - screen.gap - x : screen.width - 2 * x
        height: log.y - screen.gap - y
        table: screen.table
        form: screen.form === "side" ? "wide" : screen.form === "below" ? "tall" : "column"
    }
    LogPanel {
        id: log
        x: screen.margin
        y: (screen.form === "side" ? screen.height - screen.margin : rail.y - screen.gap) - height
        width: area.width
        height: implicitHeight
        table: screen.table
        unfolded: screen.form === "side" && screen.logOpen
        notes: AboardNotes {
            width: parent ? parent.width : 0
            table: screen.table
            brief: log.brief
        }
        onWholeAsked: sheets.openLog()
        onToggled: {
            if (screen.form === "side")
                screen.logOpen = !screen.logOpen
            else
                sheets.openLog()
        }
    }
    AboardRail {
        id: rail
        x: screen.form === "side" ? screen.width - width - screen.margin : screen.margin
        y: screen.form === "side" ? screen.underBar : screen.height - height - screen.margin
        width: screen.form === "side" ? Math.min(Theme.scaled(318) + Theme.space2, screen.width * 0.42) : screen.width - 2 * screen.margin
        // Below the table it keeps its height whatever it shows, so that the boats stay where they are.
        height: screen.form === "side" ? screen.height - y - screen.margin : folded ? implicitHeight
                : Math.round((screen.height - screen.underBar) * ((screen.form === "phone" ? 0.42 : 0.24) + 0.1 * Theme.textScale))
        table: screen.table
        form: screen.form
        onOverruleAsked: sheets.openOverrule()
        onVictoryAsked: (victory.itemAt(0) as AboardVictory)?.open()
    }
    Toast {
        id: toast
        objectName: "toast"
        x: area.x + (area.width - width) / 2
        y: Math.max(screen.underBar, log.y + log.height - height - screen.gap)
        width: Math.min(Math.max(Theme.scaled(460), implicitWidth), area.width - 2 * screen.gap)
        height: implicitHeight
        title: screen.table.refusal.title
        text: screen.table.refusal.text
        clause: screen.table.refusal.clause
        onInfoTapped: clause => screen.clauseAsked(clause)
        onDismissed: screen.table.dismissRefusal()
    }
    SpeakingStrip {
        x: area.x + (area.width - width) / 2
        // Over what was done, not over what is; a refusal keeps its place.
        y: Math.max(screen.underBar, (toast.visible ? toast.y : log.y + log.height) - height - screen.gap)
        speaker: screen.app.speaker
        room: area.width
    }
    Connections {
        target: screen.table
        function onRefusalChanged() {
            if (screen.table.refused)
                toast.show()
            else
                toast.shown = false
        }
    }
    Repeater {
        id: victory
        model: screen.table.over && screen.table.task === "over" ? 1 : 0

        AboardVictory {
            anchors.fill: parent
            table: screen.table
            app: screen.app
            onLeaveAsked: screen.leaveAsked()
        }
    }
    AboardSheets {
        id: sheets
        app: screen.app
        onClauseAsked: clause => screen.clauseAsked(clause)
        onSettingsAsked: screen.settingsAsked()
        onSessionsAsked: screen.sessionsAsked()
        onRulesAsked: screen.rulesAsked()
        onLeaveAsked: screen.leaveAsked()
        onLookBackAsked: screen.lookBackAsked()
    }
}
