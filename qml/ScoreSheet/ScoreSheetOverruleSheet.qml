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

    enum Part { Points, End }

    readonly property ScoreSheetOverruleModel overrule: table.overrule

    game: table
    draft: overrule
    parts: [{ value: ScoreSheetOverruleSheet.Points, name: "points", label: qsTr("Points") },
            //: tab of the ruling: the end of the game
            { value: ScoreSheetOverruleSheet.End, name: "end", label: qsTr("Game", "the one that is being played") }]

    ItemIf {
        when: sheet.visible && sheet.part === ScoreSheetOverruleSheet.Points

        OverrulePoints {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === ScoreSheetOverruleSheet.End

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
