// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What may be done now, beside the table or below it: of the rails in it, that of the task of the moment; and below
// them what is always within reach.
Rectangle {
    id: rail

    required property GameScreen screen
    required property int now // the task of the table
    property bool hasFooter: true
    property bool urgent: false // everybody waits for this answer
    property bool isMoment: false // nobody looks at anything else: it comes forward over the table
    property color urgentInk: Theme.redFill
    property real phoneShare: 0.42 // of the height, where it lies below the table of a phone
    property real belowShare: 0.24
    property bool oneColumn: false // below the table, too: else the acts stand beside the matter there
    property var ahead: [] // tasks whose rails are made one by one while nobody waits for them, and stay
    property bool tellsCards: false // what hands do with the real cards, here or in the log
    // In the log, which is out of sight of whoever looks at what to do: only where the rail has no height for it.
    readonly property bool leavesHandsToLog: tellsCards && (frame?.tellsCards ?? true) && !(frame?.takesHands ?? false)
    readonly property bool quiet: frame?.quiet ?? false
    property int asked: -1 // the seat that is asked out of turn
    property bool asksAcross: false // it sits on the far side of the tablet
    default property alias rails: slots.data
    property alias footer: footerPlace.data
    property alias host: sharedHost

    readonly property bool beside: screen.beside
    readonly property bool forward: isMoment && beside && !low
    readonly property bool below: screen.form === Form.Below
    readonly property bool phone: screen.form === Form.Phone
    readonly property bool low: screen.low // there is as little room as on a phone
    readonly property bool shortOfRoom: sharedHost.form === Form.Phone
    readonly property bool folded: sharedHost.folded
    readonly property real inset: low ? Theme.space2 : phone ? Theme.space3 : Theme.space4
    // Beside the matter the footer stands under the acts only; turned, those are on the other side.
    readonly property bool besideFooter: sharedHost.split && hasFooter && !sharedHost.turned
    readonly property real footerRoom: hasFooter ? Theme.space2 + footerPlace.height : 0
    // The rails are made one by one, so this is worked out again with each.
    readonly property RailFrame frame: find(slots.children)
    // Within the screen; empty where the rail is turned to somebody else, or not beside the table.
    readonly property rect freeRoom: !frame || !beside || forward || sharedHost.turned ? Qt.rect(0, 0, 0, 0)
                                     : Qt.rect(x + inset + frame.freeRoom.x, y + inset + frame.freeRoom.y,
                                               frame.freeRoom.width, frame.freeRoom.height)
    readonly property real share: Math.round((screen.height - screen.underBar)
                                             * ((phone ? phoneShare : belowShare) + 0.1 * Theme.textScale))
    readonly property real leastHeight: (frame ? frame.leastHeight : 0) + 2 * inset + footerRoom

    signal victoryAsked

    function find(frames: var): var {
        for (let i = 0; i < frames.length; ++i) {
            const candidate = frames[i] as RailFrame
            if (candidate && candidate.of === now)
                return candidate
        }
        return null
    }
    function focusIsLost(): bool {
        const focused = Window.activeFocusItem
        return !focused || !focused.visible || focused === screen || (!Theme.keysLead && isSpent(focused))
    }
    // What a pointer has pressed and what can be pressed no longer: its focus is of no use to anybody.
    function isSpent(focused: var): bool {
        return focused.available === false
    }
    function keep(task: int) {
        if (!sharedHost.kept.includes(task))
            sharedHost.kept = sharedHost.kept.concat(task)
    }

    x: forward ? Math.round((screen.width - width) / 2) : beside ? screen.width - width - screen.margin : screen.margin
    y: forward ? Math.round((screen.height + screen.underBar - height) / 2) - screen.margin / 2
       : beside ? screen.underBar : screen.height - height - screen.margin
    width: forward ? Math.min(screen.width - 2 * screen.margin, Theme.scaled(1040)) : screen.railWidth
    // Below the table it keeps its height whatever it shows, so that what lies on the table stays where it is. On a
    // phone it is no higher than what it shows: the table's top stays, and it has more room below.
    height: forward ? Math.min(screen.height - screen.underBar - screen.margin, Theme.scaled(660))
            : beside ? screen.height - screen.underBar - screen.margin : folded ? implicitHeight
            : phone ? Math.max(Math.min(share, implicitHeight),
                               Math.min(leastHeight, screen.height - screen.underBar - screen.leastTable))
            : share
    implicitHeight: (frame ? frame.implicitHeight : 0) + 2 * inset + (sharedHost.split ? 0 : footerRoom)
    radius: Theme.radius
    color: Theme.surface
    border.width: urgent ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: urgent ? urgentInk : Theme.hairline
    onNowChanged: sharedHost.folded = false
    onFrameChanged: leading.restart()
    onAskedChanged: sharedHost.turnedByHand = false
    Window.onActiveFocusItemChanged: {
        if (visible && focusIsLost())
            leading.restart()
    }

    // What is asked next has the focus, where what had it has gone: a key or a screen reader finds it at hand. The
    // first key after a pointer does its own work before that; it may open a sheet, which has the focus then.
    Timer {
        id: leading

        property bool forFirstKey: false

        interval: 0
        onTriggered: {
            const still = forFirstKey && FocusMoves.lies(rail.Window.activeFocusItem, rail.screen)
            const wanted = still || rail.focusIsLost()
            forFirstKey = false
            if (wanted && rail.frame && !FocusMoves.goToNextAct(rail) && !FocusMoves.goInto(rail.frame))
                FocusMoves.goInto(rail)
        }
    }
    Connections {
        function onKeysLeadChanged() {
            leading.forFirstKey = Theme.keysLead && rail.focusIsLost()
            leading.restart()
        }

        target: Theme
    }
    Timer {
        property int next: 0

        interval: 150
        repeat: true
        running: rail.visible && next < rail.ahead.length
        onTriggered: {
            rail.keep(rail.ahead[next])
            ++next
        }
    }
    // The table under what came forward; it can still be tapped.
    Rectangle {
        z: -1
        visible: rail.forward
        x: -rail.x
        y: rail.screen.underBar - rail.y
        width: rail.screen.width
        height: rail.screen.height - y - rail.y
        color: Theme.ground
        opacity: 0.72
    }
    RailHost {
        id: sharedHost
        game: rail.tellsCards ? rail.screen.game : null
        logHasHands: rail.screen.logHasHands
        now: rail.now
        form: rail.low ? Form.Phone : rail.screen.form
        practice: rail.screen.game.practice
        scarce: rail.screen.scarce
        split: rail.below && !rail.oneColumn
        foldable: rail.phone
        asksAcross: rail.asksAcross
        turned: asksAcross && rail.screen.app.settings.turnsToSeats !== turnedByHand
        voice: rail.screen.voice
        margin: rail.inset
        actMargin: rail.besideFooter ? footerPlace.height + Theme.space2 : 0
    }
    Item {
        id: slots
        anchors.fill: parent
        anchors.margins: rail.inset
        anchors.bottomMargin: rail.besideFooter ? rail.inset : rail.inset + rail.footerRoom
        rotation: sharedHost.turned ? 180 : 0
    }
    ColumnLayout {
        id: footerPlace
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: rail.inset
        width: sharedHost.split && rail.frame ? rail.frame.actWidth : parent.width - 2 * rail.inset
        visible: rail.hasFooter
    }
}
