// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// A ruling at the table of All aboard!.
OverruleFrame {
    id: sheet

    enum Part { Animal, Boat, Seat, Round, End }

    required property AllAboardTable table

    readonly property AboardOverruleModel overrule: table.overrule

    game: table
    draft: overrule
    parts: [{ value: AllAboardOverruleSheet.Animal, name: "animal", label: qsTr("Animal") },
            { value: AllAboardOverruleSheet.Boat, name: "boat", label: qsTr("Boat") },
            { value: AllAboardOverruleSheet.Seat, name: "seat", label: qsTr("Player") },
            { value: AllAboardOverruleSheet.Round, name: "round", label: qsTr("Round") },
            //: tab of the ruling: the end of the game
            { value: AllAboardOverruleSheet.End, name: "end", label: qsTr("Game", "the one that is being played") }]

    ItemIf {
        when: sheet.visible && sheet.part === AllAboardOverruleSheet.Animal

        OverruleAnimal {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllAboardOverruleSheet.Boat

        OverruleBoat {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllAboardOverruleSheet.Seat

        OverruleSeat {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllAboardOverruleSheet.Round

        OverruleRound {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllAboardOverruleSheet.End

        ColumnLayout {
            width: sheet.formWidth

            SectionTitle {
                text: qsTr("The game is over, won by")
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
