// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The rails of Outspeed.
GameRail {
    id: rail

    required property OutspeedTable table
    property bool tileExplained: false

    signal tileAsked

    now: table.task
    hasFooter: false
    urgent: now === OutspeedTable.Task.Reveal
    urgentInk: Theme.chosen
    belowShare: 0.26

    RailSlot {
        of: OutspeedTable.Task.Tile
        host: rail.host

        TileRail {
            table: rail.table
            host: rail.host
            objectName: "rail-tile"
            explained: rail.tileExplained
            onDescribeAsked: rail.tileAsked()
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Bonuses
        host: rail.host

        BonusRail {
            table: rail.table
            host: rail.host
            objectName: "rail-bonuses"
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Reveal
        host: rail.host

        BonusPreviewRail {
            table: rail.table
            host: rail.host
            objectName: "rail-reveal"
            onVictoryAsked: rail.victoryAsked()
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Program
        host: rail.host

        ProgramRail {
            table: rail.table
            host: rail.host
            objectName: "rail-program"
            settings: rail.screen.app.settings
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Resolve
        host: rail.host

        ResolveRail {
            table: rail.table
            host: rail.host
            objectName: "rail-resolve"
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Rolls
        host: rail.host

        RollRail {
            table: rail.table
            host: rail.host
            objectName: "rail-rolls"
        }
    }
    RailSlot {
        of: OutspeedTable.Task.Tokens
        host: rail.host

        TokenRail {
            table: rail.table
            host: rail.host
            objectName: "rail-tokens"
        }
    }
    // It must hear that a turn is told, whichever rail was asked for that.
    RaceShowRail {
        table: rail.table
        host: rail.host
        objectName: "rail-show"
        of: OutspeedTable.Task.Show
        onVictoryAsked: rail.victoryAsked()
    }
    RailSlot {
        of: OutspeedTable.Task.Over
        host: rail.host

        OverRail {
            host: rail.host
            objectName: "rail-over"
            turningPoints: rail.screen.app.turningPoints
            winnerSeats: rail.table.winnerSeats
            title: rail.table.winners.length > 1 ? qsTr("%1 share the victory").arg(rail.table.winnerNames)
                   : rail.table.winners.length === 1 ? qsTr("%1 wins the race").arg(rail.table.winnerNames)
                   : qsTr("Nobody wins the race")
            subtitle: rail.table.decidedBy === "" ? rail.table.endedBy : rail.table.decidedBy
            onVictoryAsked: rail.victoryAsked()

            Ranking {
                Layout.topMargin: Theme.space4
                visible: !rail.shortOfRoom
                model: rail.table.standings
                delegate: OutspeedStanding {
                    width: parent?.width ?? 0
                    height: implicitHeight
                }
            }
        }
    }
}
