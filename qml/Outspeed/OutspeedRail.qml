// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Shows the rail of the moment.
Rectangle {
    id: rail

    required property OutspeedTable table
    required property AppModel app
    property string form: "side"
    property bool low: false // there is as little room as on a phone

    readonly property int now: table.task
    readonly property alias folded: sharedHost.folded
    readonly property real inset: low ? Theme.space2 : form === "phone" ? Theme.space3 : Theme.space4
    // A phone has no room for what can wait, and the menu has it too.
    readonly property bool hasFooter: sharedHost.form !== "phone" && now !== OutspeedTable.Task.Over && !table.readOnly
    readonly property bool besideFooter: form === "below" && hasFooter
    readonly property real footerRoom: hasFooter ? Theme.space2 + footer.height : 0
    // Children come one by one, so this looks again when there are more.
    readonly property RailFrame frame: find(slots.children)

    signal overruleAsked
    signal victoryAsked
    signal tileAsked

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
    border.width: now === OutspeedTable.Task.Reveal ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: now === OutspeedTable.Task.Reveal ? Theme.accent : Theme.hairline
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
            model: rail.now === OutspeedTable.Task.Tile ? 1 : 0

            TileRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-tile"
                of: OutspeedTable.Task.Tile
                onDescribeAsked: rail.tileAsked()
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Bonuses ? 1 : 0

            BonusRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-bonuses"
                of: OutspeedTable.Task.Bonuses
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Reveal ? 1 : 0

            BonusPreviewRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-reveal"
                of: OutspeedTable.Task.Reveal
                onVictoryAsked: rail.victoryAsked()
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Program ? 1 : 0

            ProgramRail {
                table: rail.table
                settings: rail.app.settings
                host: sharedHost
                objectName: "rail-program"
                of: OutspeedTable.Task.Program
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Resolve ? 1 : 0

            ResolveRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-resolve"
                of: OutspeedTable.Task.Resolve
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Rolls ? 1 : 0

            RollRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-rolls"
                of: OutspeedTable.Task.Rolls
            }
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Tokens ? 1 : 0

            TokenRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-tokens"
                of: OutspeedTable.Task.Tokens
            }
        }
        // It must hear that a turn is told, whichever rail was asked for that.
        RaceShowRail {
            table: rail.table
            host: sharedHost
            objectName: "rail-show"
            of: OutspeedTable.Task.Show
            onVictoryAsked: rail.victoryAsked()
        }
        Repeater {
            model: rail.now === OutspeedTable.Task.Over ? 1 : 0

            RaceOverRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-over"
                of: OutspeedTable.Task.Over
                onVictoryAsked: rail.victoryAsked()
            }
        }
    }
    OutspeedRailFooter {
        id: footer
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: rail.inset
        width: rail.form === "below" && rail.frame ? rail.frame.actWidth : parent.width - 2 * rail.inset
        visible: rail.hasFooter
        language: rail.frame ? rail.frame.language : Theme.language
        onOverruleAsked: rail.overruleAsked()
    }
}
