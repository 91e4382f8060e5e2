// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The home of a game: the seats at their places, what may be done now, and what was done.
FocusScope {
    id: screen

    required property AppModel app

    readonly property bool isTable: true // of the screens, the one where the game lies
    readonly property TableModel table: app.table
    readonly property string form: width < 600 ? "phone" : width > height && width >= 820 ? "side" : "below"
    readonly property real margin: form === "phone" ? Theme.space2 : Theme.space4
    readonly property real gap: form === "phone" ? Theme.space2 : Theme.space3 + 2
    readonly property real underBar: bar.height + gap + (banner.visible ? banner.height + gap : 0) + (correcting.visible ? correcting.height + gap : 0)
    readonly property bool crowded: table.seatCount > 4 || table.mostBases > 8 || height < 740 || Theme.textScale > 1.3
    property bool logWished: false // somebody has decided
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

    objectName: "table"
    // Whoever comes back finds the table as it is.
    T.StackView.onRemoved: table.correction.cancel()
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: event => {
        event.accepted = table.mode !== ""
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
    TableBar {
        id: bar
        width: parent.width
        turns: screen.table
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
    SeatsArea {
        id: seats
        x: screen.margin
        y: screen.underBar
        width: screen.form === "side" ? rail.x - screen.gap - x : screen.width - 2 * x
        height: log.y - screen.gap - y
        table: screen.table
        form: screen.form === "side" ? "wide" : screen.form === "below" ? "tall" : "column"
    }
    LogPanel {
        id: log

        notes: TableNotes {
            width: parent ? parent.width : 0
            brief: log.brief
            table: screen.table
        }
        x: screen.margin
        y: (screen.form === "side" ? screen.height - screen.margin : rail.y - screen.gap) - height
        width: seats.width
        height: implicitHeight
        table: screen.table
        onWholeAsked: sheets.openLog()
        unfolded: screen.form === "side" && (screen.logWished ? screen.logOpen : !screen.crowded)
        onToggled: {
            if (screen.form !== "side") {
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
        width: screen.form === "side" ? Math.min(Theme.scaled(318) + Theme.space2, screen.width * 0.42) : screen.width - 2 * screen.margin
        // Below the table it keeps its height whatever it shows, so that the bases stay where they are.
        height: screen.form === "side" ? screen.height - y - screen.margin : folded ? implicitHeight
                : Math.round((screen.height - screen.underBar) * ((screen.form === "phone" ? 0.46 : 0.24) + 0.1 * Theme.textScale))
        settings: screen.app.settings
        table: screen.table
        rules: screen.app.rules
        speaker: screen.app.speaker
        form: screen.form
        onMatrixAsked: sheets.openMatrix()
        onOverruleAsked: sheets.openOverrule()
        onRedAlertAsked: sheets.openRedAlert()
        onPointsAsked: card => sheets.openPoints(card)
        onVictoryAsked: (victory.itemAt(0) as VictoryScreen).open()
    }
    Toast {
        id: toast
        objectName: "toast"
        x: seats.x + (seats.width - width) / 2
        y: Math.max(screen.underBar, log.y + log.height - height - screen.gap)
        width: Math.min(Math.max(Theme.scaled(460), implicitWidth), seats.width - 2 * screen.gap)
        height: implicitHeight
        title: screen.table.refusal.title
        text: screen.table.refusal.text
        clause: screen.table.refusal.clause
        onInfoTapped: clause => screen.clauseAsked(clause)
        onDismissed: screen.table.dismissRefusal()
    }
    SpeakingStrip {
        x: seats.x + (seats.width - width) / 2
        // Over what was done, not over what is; a refusal keeps its place.
        y: Math.max(screen.underBar, (toast.visible ? toast.y : log.y + log.height) - height - screen.gap)
        speaker: screen.app.speaker
        room: seats.width
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
        model: screen.table.over ? 1 : 0

        VictoryScreen {
            anchors.fill: parent
            table: screen.table
            app: screen.app
            onLeaveAsked: screen.leaveAsked()
        }
    }
    TableSheets {
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
