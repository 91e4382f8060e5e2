// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// A ruling at the table of All Your Base.
OverruleFrame {
    id: sheet

    required property AllYourBaseTable table
    property int base: 0
    property int piece: 0

    readonly property AllYourBaseOverruleModel overrule: table.overrule

    function openForBase(base: int) {
        part = "base"
        sheet.base = base
        open()
    }
    function openForPiece(piece: int) {
        part = "card"
        sheet.piece = piece
        open()
    }

    ruling: overrule
    parts: [{ value: "base", label: qsTr("Base") }, { value: "card", label: qsTr("Card") },
            { value: "turn", label: qsTr("Turn") }, { value: "game", label: qsTr("Game") }]
    onClosed: {
        base = 0
        piece = 0
    }

    ItemIf {
        when: sheet.visible && sheet.part === "base"

        OverruleBaseForm {
            width: sheet.formWidth
            overrule: sheet.overrule
            base: sheet.base
            onPicked: base => sheet.base = base
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "card"

        OverruleCardForm {
            width: sheet.formWidth
            table: sheet.table
            piece: sheet.piece
            onPicked: piece => sheet.piece = piece
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "turn"

        OverruleTurnForm {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === "game"

        OverruleGameForm {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
}
