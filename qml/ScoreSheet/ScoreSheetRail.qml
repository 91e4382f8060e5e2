// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The rails of the Score sheet.
GameRail {
    id: rail

    required property ScoreSheetTable table

    now: table.task
    // A phone has no room for what can wait, and the menu has it too.
    hasFooter: !shortOfRoom && now === ScoreSheetTable.Task.Enter && !table.readOnly

    footer: ScoreSheetRailFooter {
        table: rail.table
        language: rail.frame ? rail.frame.language : Theme.language
    }

    RailSlot {
        of: ScoreSheetTable.Task.Enter
        host: rail.host

        EnterPointsRail {
            table: rail.table
            host: rail.host
            objectName: "rail-points"
        }
    }
    RailSlot {
        of: ScoreSheetTable.Task.Over
        host: rail.host

        OverRail {
            host: rail.host
            objectName: "rail-over"
            turningPoints: rail.screen.app.turningPoints
            winnerSeats: rail.table.winnerSeats
            winnerNames: rail.table.winnerNames
            subtitle: rail.table.decidedBy
            onVictoryAsked: rail.victoryAsked()
        }
    }
}
