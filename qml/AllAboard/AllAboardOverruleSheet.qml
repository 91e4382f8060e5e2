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

    required property AllAboardTable table

    readonly property AboardOverruleModel overrule: table.overrule

    ruling: overrule
    parts: [{ value: "animal", label: qsTr("Animal") }, { value: "boat", label: qsTr("Boat") },
            { value: "seat", label: qsTr("Player") }, { value: "round", label: qsTr("Round") },
            { value: "end", label: qsTr("Game") }]

    ItemIf {
        when: sheet.visible && sheet.part === "animal"

        OverruleAnimal {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "boat"

        OverruleBoat {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "seat"

        OverruleSeat {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "round"

        OverruleRound {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "end"

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
