// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The rails of All aboard!.
GameRail {
    id: rail

    required property AllAboardTable table

    now: table.task === AllAboardTable.Task.Show ? AllAboardTable.Task.Sail : table.task
    // A phone has no room for what can wait, and the menu has it too.
    hasFooter: !shortOfRoom && now !== AllAboardTable.Task.Over && now !== AllAboardTable.Task.Boats && !table.readOnly

    footer: AllAboardRailFooter {
        table: rail.table
        language: rail.frame ? rail.frame.language : Theme.language
    }

    RailSlot {
        of: AllAboardTable.Task.Boats
        host: rail.host

        BoatsRail {
            table: rail.table
            host: rail.host
            objectName: "rail-boats"
        }
    }
    RailSlot {
        of: AllAboardTable.Task.Board
        host: rail.host

        BoardRail {
            table: rail.table
            host: rail.host
            objectName: "rail-board"
        }
    }
    RailSlot {
        of: AllAboardTable.Task.Name
        host: rail.host

        NameRail {
            table: rail.table
            host: rail.host
            objectName: "rail-name"
        }
    }
    // It must hear that boats sail, whichever rail was asked for that.
    SailRail {
        table: rail.table
        host: rail.host
        objectName: "rail-sail"
        of: AllAboardTable.Task.Sail
        onVictoryAsked: rail.victoryAsked()
    }
    RailSlot {
        of: AllAboardTable.Task.Replace
        host: rail.host

        ReplaceRail {
            table: rail.table
            host: rail.host
            objectName: "rail-replace"
        }
    }
    RailSlot {
        of: AllAboardTable.Task.Over
        host: rail.host

        OverRail {
            host: rail.host
            objectName: "rail-over"
            turningPoints: rail.screen.app.turningPoints
            winnerSeats: rail.table.winnerSeats
            winnerNames: rail.table.winnerNames
            subtitle: rail.table.decidedBy
            onVictoryAsked: rail.victoryAsked()

            Ranking {
                Layout.topMargin: Theme.space4
                visible: !rail.shortOfRoom
                model: rail.table.standings
                delegate: AllAboardStanding {
                    width: parent?.width ?? 0
                    height: implicitHeight
                }
            }
        }
    }
}
