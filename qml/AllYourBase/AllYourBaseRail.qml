// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// The rails of All Your Base. One that was made stays, so that the next tap finds it ready.
GameRail {
    id: rail

    required property AllYourBaseTable table

    property bool cardsAreLarge: false // on the table, so that a finger finds each
    property bool wholeInSight: true // the table; else it scrolls

    readonly property RuleTexts rules: screen.app.rulesOf("all-your-base")

    signal redAlertAsked
    signal pointsAsked(string card)

    now: table.task
    tellsCards: true
    asked: now === AllYourBaseTable.Task.Defend ? table.defender.seat
           : now === AllYourBaseTable.Task.Prepare && table.alert.chooser !== table.playing ? table.alert.chooser : -1
    asksAcross: asked >= 0 && seatPlaces.isAcross(asked, table.seatCount, screen.form)
    // What is asked is answered first, with the answer at the foot of the rail. What is played lies in the hand.
    hasFooter: now === AllYourBaseTable.Task.Play && table.playingMayDeclare && !low
               || now === AllYourBaseTable.Task.Attack || now === AllYourBaseTable.Task.Regroup
    isMoment: now === AllYourBaseTable.Task.Defend
    urgent: now === AllYourBaseTable.Task.Defend
    // A whole row of bases stays in sight above it; who is attacked reads by what.
    phoneShare: now === AllYourBaseTable.Task.Rule ? 0.56 : now === AllYourBaseTable.Task.Defend ? 0.5 : 0.43
    belowShare: 0.3
    oneColumn: true
    ahead: [AllYourBaseTable.Task.Play, AllYourBaseTable.Task.Attack, AllYourBaseTable.Task.Weigh,
            AllYourBaseTable.Task.Regroup, AllYourBaseTable.Task.Defend, AllYourBaseTable.Task.TakeChange,
            AllYourBaseTable.Task.Prepare]
    onNowChanged: keep(now)

    footer: AllYourBaseRailFooter {
        table: rail.table
        language: rail.frame ? rail.frame.language : Theme.language
        low: rail.low
    }

    SeatPlaces {
        id: seatPlaces
    }
    RailSlot {
        of: AllYourBaseTable.Task.Play
        host: rail.host

        PlayRail {
            table: rail.table
            host: rail.host
            objectName: "rail-play"
            onRedAlertAsked: rail.redAlertAsked()
            onPointsAsked: card => rail.pointsAsked(card)
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Attack
        host: rail.host

        AttackRail {
            table: rail.table
            host: rail.host
            wholeInSight: rail.wholeInSight
            objectName: "rail-attack"
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Regroup
        host: rail.host

        RegroupRail {
            table: rail.table
            host: rail.host
            cardsAreLarge: rail.cardsAreLarge
            objectName: "rail-regroup"
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Weigh
        host: rail.host

        BenchRail {
            table: rail.table
            host: rail.host
            cardsAreLarge: rail.cardsAreLarge
            objectName: "rail-bench"
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Defend
        host: rail.host

        DefenderRail {
            table: rail.table
            host: rail.host
            objectName: "rail-defend"
            speaker: rail.screen.app.speaker
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Prepare
        host: rail.host

        AlertRail {
            table: rail.table
            host: rail.host
            cardsAreLarge: rail.cardsAreLarge
            wholeInSight: rail.wholeInSight
            objectName: "rail-alert"
            rules: rail.rules
            settings: rail.screen.app.settings
            speaker: rail.screen.app.speaker
            onClauseAsked: clause => rail.screen.clauseAsked(clause)
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.TakeChange
        host: rail.host

        ChangeRail {
            table: rail.table
            host: rail.host
            objectName: "rail-change"
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Rule
        host: rail.host

        OverruleRail {
            table: rail.table
            host: rail.host
            objectName: "rail-rule"
        }
    }
    RailSlot {
        of: AllYourBaseTable.Task.Over
        host: rail.host

        OverRail {
            host: rail.host
            objectName: "rail-over"
            turningPoints: rail.screen.app.turningPoints
            winnerSeats: rail.table.winner >= 0 ? [rail.table.winner] : []
            winnerNames: rail.table.winnerName
            subtitle: rail.table.winner >= 0 ? "" : qsTr("Nobody has won.")
            onVictoryAsked: rail.victoryAsked()

            AllYourBaseStanding {
                Layout.fillWidth: true
                Layout.topMargin: Theme.space4
                visible: !rail.shortOfRoom
                table: rail.table
            }
        }
    }
}
