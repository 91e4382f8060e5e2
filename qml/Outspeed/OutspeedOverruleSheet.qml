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

    required property OutspeedTable table
    property int seat: 0 // whose things are set right, whichever they are

    readonly property RaceOverruleModel overrule: table.overrule

    ruling: overrule
    parts: [{ value: "ship", label: qsTr("Ship") }, { value: "tokens", label: qsTr("Tokens") },
            { value: "track", label: qsTr("Track") }, { value: "turn", label: qsTr("Turn") },
            { value: "choice", label: qsTr("Choice") }, { value: "end", label: qsTr("End") }]

    ItemIf {
        when: sheet.visible && sheet.part === "ship"

        OverruleShip {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "tokens"

        OverruleTokens {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "track"

        OverruleTrack {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "turn"

        OverruleTurn {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "choice"

        OverruleChoice {
            width: sheet.formWidth
            overrule: sheet.overrule
            seat: sheet.seat
            onSeatChanged: sheet.seat = seat
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "end"

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
