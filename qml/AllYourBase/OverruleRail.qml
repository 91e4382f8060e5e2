// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A ruling that is written on the table: what is chosen there, what can be added, and what the ruling comes to.
AllYourBaseRailFrame {
    id: rail

    enum Part { Table, Turn, Game }

    readonly property TableRuling ruling: table.ruling
    readonly property AllYourBaseOverruleModel overrule: table.overrule
    readonly property bool choosing: ruling.chosen !== TableRuling.Chosen.Nothing
    // What is chosen on the table is shown, whatever was looked at before; and nothing more once why is asked.
    readonly property int shown: ruling.asksReason ? -1 : choosing ? OverruleRail.Table : part
    property int part: OverruleRail.Table

    matter: shown + "/" + ruling.chosen + "/" + ruling.base + "/" + ruling.piece
    onVisibleChanged: {
        acting.triedTooSoon = false
        part = OverruleRail.Table
    }
    seat: ruling.seat
    who: "" // whoever referees
    //: whoever makes a ruling at the table
    group: qsTr("Referee")
    title: ruling.asksReason ? qsTr("Why this ruling?") : shown === OverruleRail.Table ? ruling.title : qsTr("Ruling")
    subtitle: ruling.asksReason ? "" : ruling.hint
    subtitleInk: choosing ? Theme.text : Theme.textSecond
    tapsNext: !acting.enterable
    quiet: true
    tellsCards: false
    closable: true
    closeName: ruling.asksReason ? "overrule-back" : choosing ? "overrule-let-go" : "overrule-close"
    closeLabel: ruling.asksReason ? qsTr("Back") : choosing ? qsTr("Choose something else") : qsTr("Close")
    onCloseAsked: ruling.stepBack()

    Segmented {
        objectName: visible ? "overrule-part" : ""
        Layout.fillWidth: true
        visible: !rail.choosing && !rail.ruling.asksReason
        label: qsTr("What to rule on")
        value: rail.part
        //: part of a ruling: what lies on the table
        model: [{ value: OverruleRail.Table, name: "table", label: qsTr("Table") },
                //: part of a ruling: whose turn it is
                { value: OverruleRail.Turn, name: "turn", label: qsTr("Turn") },
                //: part of a ruling: the end of the game
                { value: OverruleRail.Game, name: "game", label: qsTr("Game", "the one that is being played") }]
        onChosen: value => rail.part = value
    }
    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: parts
        Layout.fillWidth: true
        spacing: Theme.space4

        ItemIf {
            when: rail.shown === OverruleRail.Table

            OverruleStock {
                width: parts.width
                table: rail.table
            }
        }
        ItemIf {
            when: rail.choosing && !rail.ruling.asksReason

            OverruleChosen {
                width: parts.width
                table: rail.table
            }
        }
        ItemIf {
            when: rail.shown === OverruleRail.Turn

            OverruleTurnForm {
                width: parts.width
                overrule: rail.overrule
            }
        }
        ItemIf {
            when: rail.shown === OverruleRail.Game

            OverruleGameForm {
                width: parts.width
                overrule: rail.overrule
            }
        }
    }
    OverruleReason {
        Layout.fillWidth: true
        visible: rail.ruling.asksReason
        reason: rail.overrule.reason
        onEdited: reason => rail.overrule.reason = reason
        onChosen: reason => acting.enterFor(reason)
    }
    RulingDraft {
        id: lines
        Layout.fillWidth: true
        tellsEffects: !rail.choosing // the table shows them
        edits: rail.overrule.edits
        effects: rail.overrule.effects
        onRemoveAsked: number => rail.overrule.removeEdit(number)
        onClearAsked: rail.overrule.clear()
    }

    acts: [
        OverruleActs {
            id: acting
            Layout.fillWidth: true
            draft: rail.overrule
            edits: lines.count
            onReasonAsked: rail.ruling.askReason()
            onEntered: rail.ruling.close()
        }
    ]
}
