// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The screen of a table, with what every game has around its own parts: what the disk and a correction have to say
// below the bar, why a tap was refused and what is read aloud above the log, and the keys that take back.
FocusScope {
    id: screen

    required property AppModel app
    required property GameTable game
    // The screen's own parts, between which these find their places.
    required property GameBar bar
    required property Item area
    required property Item rail
    property Item victory // the end of the game, once it has come
    property Item pad // hears what is typed, wherever at the table the focus stands
    property bool busyElsewhere: false // something else of the game lies over the table
    property real lowRailShare: 0.5 // of the width, on a phone that lies on its side
    property alias notes: logPanel.notes

    // Something lies over all of them, and has the keys to itself.
    readonly property bool covered: busyElsewhere || (victory?.visible ?? false)

    // What the game itself says of the moment; nothing where that is switched off, or something is wrong.
    readonly property string voice: app.settings.gameVoice && game.savingProblem === "" ? game.voice : ""

    readonly property bool isTable: true // of the screens, the one where the game lies
    // On a phone that lies on its side there is no room below, either.
    readonly property int form: width < 600 ? Form.Phone : width > height && (width >= 820 || height < 500) ? Form.Side
                                : Form.Below
    readonly property bool beside: form === Form.Side
    readonly property bool low: beside && height < 500
    readonly property bool tight: form === Form.Phone || low
    property real stripRoom: 0 // of a line above the table with all seats
    // Below the bar, with the log under it: a finger's room of the table.
    readonly property real leastTable: stripRoom + Theme.touch + logPanel.height + 2 * gap + margin
    readonly property bool scarce: tight && height < Theme.scaled(520)
    readonly property real margin: tight ? Theme.space2 : Theme.space4
    readonly property real gap: tight ? Theme.space2 : Theme.space3 + 2
    readonly property real railWidth: beside ? Math.min(Theme.scaled(318) + Theme.space2,
                                                        width * (low ? lowRailShare : 0.42))
                                             : width - 2 * margin
    readonly property real railX: beside ? width - margin - railWidth : width
    // Of where the rail is at home: it may come forward over the table.
    readonly property real areaWidth: width - 2 * margin - (beside ? railWidth + gap : 0)
    readonly property real areaHeight: logPanel.y - gap - underBar
    readonly property alias logBrief: logPanel.brief
    readonly property alias logBare: logPanel.bare
    readonly property alias logHasHands: logPanel.handsFit // there is room for what hands do
    readonly property real logFoot: logPanel.y + logPanel.height
    readonly property real logHeight: logPanel.height
    readonly property real underBar: bar.height + gap + (banner.visible ? banner.height + gap : 0)
                                     + (correcting.visible ? correcting.height + gap : 0)

    signal clauseAsked(string clause)
    signal settingsAsked
    signal sessionsAsked
    signal bookAsked
    signal logAsked
    signal rulesAsked
    signal leaveAsked
    signal lookBackAsked
    signal overruleAsked // of what was refused
    signal shareAsked // of a game that has ended
    signal againAsked // the same game once more

    property LeaveSheet leaveSheet

    // Whoever comes back finds the table as it is.
    T.StackView.onRemoved: game.correction.cancel()
    Accessible.role: Accessible.Pane
    Keys.forwardTo: pad && !covered ? [pad] : []

    // Made when it is first asked for.
    function askToLeave() {
        if (!leaveSheet)
            leaveSheet = leaveComponent.createObject(screen) as LeaveSheet
        leaveSheet.open()
    }

    Connections {
        target: screen.game

        function onSessionEnded() {
            screen.leaveAsked()
        }
    }
    Binding {
        target: screen.bar
        property: "enabled"
        value: !screen.covered
    }
    Binding {
        target: screen.area
        property: "enabled"
        value: !screen.covered
    }
    Binding {
        target: screen.rail
        property: "enabled"
        value: !screen.covered
    }
    Component {
        id: leaveComponent

        LeaveSheet {
            over: screen.game.over
            practice: screen.game.practice
            onLeaveAsked: screen.leaveAsked()
        }
    }
    // Not under another screen: there the game stays as it is.
    Shortcut {
        enabled: screen.visible
        sequence: "Ctrl+Z"
        onActivated: screen.game.undo()
    }
    Shortcut {
        enabled: screen.visible
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: screen.game.redo()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    LogPanel {
        id: logPanel
        x: screen.margin
        y: (screen.beside ? screen.height - screen.margin : screen.rail.y - screen.gap) - height
        width: screen.areaWidth
        height: implicitHeight
        enabled: !screen.covered
        table: screen.game
        tellsCards: (screen.rail as GameRail)?.leavesHandsToLog ?? false
        quiet: (screen.rail as GameRail)?.quiet ?? false
        onWholeAsked: screen.logAsked()
    }
    SavingBanner {
        id: banner
        x: screen.margin
        y: screen.bar.height + screen.gap
        width: screen.width - 2 * x
        height: implicitHeight
        visible: screen.game.savingProblem !== ""
        table: screen.game
    }
    CorrectionBanner {
        id: correcting
        x: screen.margin
        y: screen.bar.height + screen.gap + (banner.visible ? banner.height + screen.gap : 0)
        width: screen.width - 2 * x
        height: implicitHeight
        visible: screen.game.correction.picking
        correction: screen.game.correction
        brief: screen.tight || screen.height < Theme.scaled(660)
    }
    Toast {
        id: toast
        objectName: "toast"
        z: 1
        // Where there is little room, on the side of the table: what may be done stays free.
        x: screen.tight ? screen.gap : screen.area.x + (screen.area.width - width) / 2
        // Elsewhere over the whole of what was done, not over a part of its words.
        y: screen.tight ? Math.max(screen.gap, screen.logFoot - height - screen.gap)
                        : Math.max(screen.underBar, screen.logFoot - height)
        width: screen.tight ? Math.min(Math.max(Theme.scaled(460), implicitWidth),
                                       screen.low ? screen.areaWidth : screen.width - 2 * screen.gap)
               : screen.area.width
        height: Math.min(implicitHeight, screen.height - 2 * screen.gap)
        language: screen.game.refusal.language
        title: screen.game.refusal.title
        text: screen.game.refusal.text
        clause: screen.game.refusal.clause
        clauseNumber: screen.game.refusal.number
        clauseTag: screen.game.refusal.tag
        canBeOverruled: screen.game.mayRule
        onInfoTapped: clause => screen.clauseAsked(clause)
        onDismissed: screen.game.dismissRefusal()
        onOverruleAsked: screen.overruleAsked()
    }
    SpeakingStrip {
        z: 1
        x: screen.area.x + (screen.area.width - width) / 2
        // Over what was done, not over what is; a refusal keeps its place.
        y: Math.max(screen.underBar, (toast.visible ? toast.y : screen.logFoot) - height - screen.gap)
        speaker: screen.app.speaker
        room: screen.area.width
    }
    Connections {
        target: screen.game
        function onAdvanced() {
            DoubleTaps.askedAnew()
        }
        function onRefusalChanged() {
            if (screen.game.refused)
                toast.show()
            else
                toast.shown = false
        }
    }
}
