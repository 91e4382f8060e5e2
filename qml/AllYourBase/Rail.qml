// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table
import Basekeeper.Theme

// Shows the rail of the moment. One that was made stays, so that the next tap finds it ready.
Rectangle {
    id: rail

    required property AllYourBaseTable table
    required property RuleTexts rules
    required property Speaker speaker
    required property Settings settings
    property string form: "side"
    property bool low: false // there is as little room as on a phone

    // Who is asked out of turn, and whether that is somebody on the far side of the tablet.
    readonly property int asked: now === AllYourBaseTable.Task.Defend ? table.defender.seat
                                 : now === AllYourBaseTable.Task.Prepare
                                 && table.alert.chooser !== table.playing ? table.alert.chooser : -1
    property bool turnedByHand: false // the other way round than the settings have it, while this seat is asked
    readonly property bool asksAcross: asked >= 0 && seatPlaces.isAcross(asked, table.seatCount,
                                                                         form === "side" ? "wide"
                                                                             : form === "below" ? "tall" : "column")
    readonly property int now: table.task
    // Below the table the footer stands under the acts only; turned, those are on the other side.
    readonly property bool besideFooter: form === "below" && !sharedHost.turned
    readonly property alias folded: sharedHost.folded
    // What is asked is answered first: a phone has no room for what can wait, and the menu has it too.
    readonly property bool hasFooter: sharedHost.form !== "phone" || now !== AllYourBaseTable.Task.Prepare
                                      && now !== AllYourBaseTable.Task.Defend
    readonly property real footerRoom: hasFooter ? Theme.space2 + footer.height : 0
    readonly property real inset: low ? Theme.space2 : form === "phone" ? Theme.space3 : Theme.space4

    signal matrixAsked
    signal overruleAsked
    signal redAlertAsked
    signal pointsAsked(string card)
    signal victoryAsked

    // Children come one by one, so this looks again when there are more.
    readonly property RailFrame frame: find(slots.children)
    property var made: [] // rails that were shown stay, so that the next tap finds them ready

    function find(frames: var): RailFrame {
        for (let i = 0; i < frames.length; ++i) {
            const candidate = frames[i] as RailFrame
            if (candidate && candidate.of === now)
                return candidate
        }
        return null
    }
    function show() {
        sharedHost.folded = false
        if (!made.includes(now))
            made = made.concat(now)
    }

    implicitHeight: (frame ? frame.implicitHeight : 0) + 2 * inset + (form === "below" ? 0 : footerRoom)
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: now === AllYourBaseTable.Task.Defend || now === AllYourBaseTable.Task.Prepare ? Theme.redFill
                  : Theme.hairline
    onNowChanged: show()
    onAskedChanged: turnedByHand = false
    Component.onCompleted: show()

    // Those that will come are made one by one while nobody waits for them.
    Timer {
        property int next: 0
        readonly property var all: [AllYourBaseTable.Task.Play, AllYourBaseTable.Task.Attack,
                                    AllYourBaseTable.Task.Weigh, AllYourBaseTable.Task.Regroup,
                                    AllYourBaseTable.Task.Defend, AllYourBaseTable.Task.TakeChange,
                                    AllYourBaseTable.Task.Prepare]

        interval: 150
        repeat: true
        running: rail.visible && next < all.length
        onTriggered: {
            if (!rail.made.includes(all[next]))
                rail.made = rail.made.concat(all[next])
            ++next
        }
    }
    RailHost {
        id: sharedHost
        game: rail.table
        now: rail.now
        form: rail.low ? "phone" : rail.form
        foldable: rail.form === "phone"
        asksAcross: rail.asksAcross
        turned: rail.asksAcross && rail.settings.turnsToSeats !== rail.turnedByHand
        onTurnAsked: rail.turnedByHand = !rail.turnedByHand
        actMargin: rail.besideFooter ? footer.height + Theme.space2 : 0
    }
    SeatPlaces {
        id: seatPlaces
    }
    Item {
        id: slots
        anchors.fill: parent
        rotation: sharedHost.turned ? 180 : 0
        anchors.margins: rail.inset
        anchors.bottomMargin: rail.besideFooter ? rail.inset : rail.inset + rail.footerRoom

        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Play) ? 1 : 0

            PlayRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-play"
                of: AllYourBaseTable.Task.Play
                onRedAlertAsked: rail.redAlertAsked()
                onPointsAsked: card => rail.pointsAsked(card)
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Attack) ? 1 : 0

            AttackRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-attack"
                of: AllYourBaseTable.Task.Attack
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Regroup) ? 1 : 0

            RegroupRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-regroup"
                of: AllYourBaseTable.Task.Regroup
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Weigh) ? 1 : 0

            BenchRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-bench"
                of: AllYourBaseTable.Task.Weigh
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Defend) ? 1 : 0

            DefenderRail {
                speaker: rail.speaker
                table: rail.table
                host: sharedHost
                objectName: "rail-defend"
                of: AllYourBaseTable.Task.Defend
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Over) ? 1 : 0

            OverRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-over"
                of: AllYourBaseTable.Task.Over
                onVictoryAsked: rail.victoryAsked()
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.Prepare) ? 1 : 0

            AlertRail {
                rules: rail.rules
                settings: rail.settings
                speaker: rail.speaker
                table: rail.table
                host: sharedHost
                objectName: "rail-alert"
                of: AllYourBaseTable.Task.Prepare
            }
        }
        Repeater {
            model: rail.made.includes(AllYourBaseTable.Task.TakeChange) ? 1 : 0

            ChangeRail {
                table: rail.table
                host: sharedHost
                objectName: "rail-change"
                of: AllYourBaseTable.Task.TakeChange
            }
        }
    }
    RailFooter {
        id: footer
        visible: rail.hasFooter
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: rail.inset
        width: rail.form === "below" && rail.frame ? rail.frame.actWidth : parent.width - 2 * rail.inset
        table: rail.table
        language: rail.frame ? rail.frame.language : Theme.language
        low: rail.low
        roomy: rail.form === "side" && rail.height > Theme.scaled(620)
               && (rail.now === AllYourBaseTable.Task.Attack || rail.now === AllYourBaseTable.Task.Regroup)
        endsFirst: rail.now === AllYourBaseTable.Task.Regroup
        onMatrixAsked: rail.matrixAsked()
        onOverruleAsked: rail.overruleAsked()
    }
}
