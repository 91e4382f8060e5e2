// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// A ruling at the table of Outspeed.
OverruleFrame {
    id: sheet

    enum Part { Ship, Tokens, Track, Turn, Choice, End }

    required property OutspeedTable table
    property int seat: 0 // whose things are set right, whichever they are

    readonly property RaceOverruleModel overrule: table.overrule

    game: table
    draft: overrule
    parts: [{ value: OutspeedOverruleSheet.Ship, name: "ship", label: qsTr("Ship") },
            { value: OutspeedOverruleSheet.Tokens, name: "tokens", label: qsTr("Tokens") },
            //: tab of the ruling: what to change
            { value: OutspeedOverruleSheet.Track, name: "track", label: qsTr("Track") },
            //: tab of the ruling: what to change
            { value: OutspeedOverruleSheet.Turn, name: "turn", label: qsTr("Turn") },
            //: tab of the ruling: the route that a ship has chosen
            { value: OutspeedOverruleSheet.Choice, name: "choice", label: qsTr("Choice") },
            //: tab of the ruling: the end of the race
            { value: OutspeedOverruleSheet.End, name: "end", label: qsTr("End") }]

    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.Ship

        OverruleShip {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.Tokens

        OverruleTokens {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.Track

        OverruleTrack {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.Turn

        OverruleTurn {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.Choice

        OverruleChoice {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === OutspeedOverruleSheet.End

        ColumnLayout {
            width: sheet.formWidth

            SectionTitle {
                text: qsTr("The race is over, won by")
            }
            SeatPicker {
                prefix: "overrule-end-"
                seats: sheet.overrule.seats
                nobody: qsTr("Nobody")
                onChosen: seat => sheet.overrule.endGame(seat)
            }
        }
    }
}
