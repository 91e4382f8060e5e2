// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// A ruling on the Score sheet.
OverruleFrame {
    id: sheet

    required property ScoreSheetTable table

    readonly property ScoreSheetOverruleModel overrule: table.overrule

    ruling: overrule
    parts: [{ value: "points", label: qsTr("Points") }, { value: "end", label: qsTr("Game") }]

    ItemIf {
        when: sheet.visible && sheet.part === "points"

        OverrulePoints {
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
