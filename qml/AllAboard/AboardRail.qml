// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Shows the rail of the moment.
Rectangle {
    id: rail

    required property AllAboardTable table
    property string form: "side"
    property bool low: false // there is as little room as on a phone

    readonly property int now: table.task === AllAboardTable.Task.Show ? AllAboardTable.Task.Sail : table.task
    readonly property alias folded: sharedHost.folded
    readonly property real inset: low ? Theme.space2 : form === "phone" ? Theme.space3 : Theme.space4
    // A phone has no room for what can wait, and the menu has it too.
    readonly property bool hasFooter: sharedHost.form !== "phone" && now !== AllAboardTable.Task.Over && !table.readOnly
    readonly property bool besideFooter: form === "below" && hasFooter
    readonly property real footerRoom: hasFooter ? Theme.space2 + footer.height : 0
    // Children come one by one, so this looks again when there are more.
    readonly property RailFrame frame: find(slots.children)

    signal overruleAsked
    signal victoryAsked

    function find(frames: var): RailFrame {
        for (let i = 0; i < frames.length; ++i) {
            const candidate = frames[i] as RailFrame
            if (candidate && candidate.of === now)
                return candidate
        }
        return null
    }

    implicitHeight: (frame ? frame.implicitHeight : 0) + 2 * inset + (form === "below" ? 0 : footerRoom)
    radius: Theme.radius
    color: Theme.surface
    border.width: now === AllAboardTable.Task.Replace ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: now === AllAboardTable.Task.Replace ? Theme.redFill : Theme.hairline
    onNowChanged: sharedHost.folded = false

    RailHost {
        id: sharedHost
        now: rail.now
        form: rail.low ? "phone" : rail.form
        foldable: rail.form === "phone"
        actMargin: rail.besideFooter ? footer.height + Theme.space2 : 0
    }
    Item {
        id: slots
        anchors.fill: parent
        anchors.margins: rail.inset
        anchors.bottomMargin: rail.besideFooter ? rail.inset : rail.inset + rail.footerRoom

        Repeater {
            model: rail.now === AllAboardTable.Task.Boats ? 1 : 0

            BoatsRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-boats"
                of: AllAboardTable.Task.Boats
            }
        }
        Repeater {
            model: rail.now === AllAboardTable.Task.Board ? 1 : 0

            BoardRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-board"
                of: AllAboardTable.Task.Board
            }
        }
        Repeater {
            model: rail.now === AllAboardTable.Task.Name ? 1 : 0

            NameRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-name"
                of: AllAboardTable.Task.Name
            }
        }
        // It must hear that boats sail, whichever rail was asked for that.
        SailRail {
            table: rail.table
            host: sharedHost
            objectName: "rail-sail"
            of: AllAboardTable.Task.Sail
            onVictoryAsked: rail.victoryAsked()
        }
        Repeater {
            model: rail.now === AllAboardTable.Task.Replace ? 1 : 0

            ReplaceRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-replace"
                of: AllAboardTable.Task.Replace
            }
        }
        Repeater {
            model: rail.now === AllAboardTable.Task.Over ? 1 : 0

            AboardOverRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-over"
                of: AllAboardTable.Task.Over
                onVictoryAsked: rail.victoryAsked()
            }
        }
    }
    AboardRailFooter {
        id: footer
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: rail.inset
        width: rail.form === "below" && rail.frame ? rail.frame.actWidth : parent.width - 2 * rail.inset
        visible: rail.hasFooter
        table: rail.table
        language: rail.frame ? rail.frame.language : Theme.language
        onOverruleAsked: rail.overruleAsked()
    }
}
