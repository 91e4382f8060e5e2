// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// A ruling at the table of All Your Base.
OverruleFrame {
    id: sheet

    enum Part { Base, Card, Turn, Game }

    required property AllYourBaseTable table
    property int base: 0
    property int piece: 0

    readonly property AllYourBaseOverruleModel overrule: table.overrule

    function openForBase(base: int) {
        part = AllYourBaseOverruleSheet.Base
        sheet.base = base
        open()
    }
    function openForPiece(piece: int) {
        part = AllYourBaseOverruleSheet.Card
        sheet.piece = piece
        open()
    }

    draft: overrule
    parts: [{ value: AllYourBaseOverruleSheet.Base, name: "base", label: qsTr("Base") },
            //: tab of the ruling: what to change
            { value: AllYourBaseOverruleSheet.Card, name: "card", label: qsTr("Card") },
            //: tab of the ruling: what to change
            { value: AllYourBaseOverruleSheet.Turn, name: "turn", label: qsTr("Turn") },
            //: tab of the ruling: the end of the game
            { value: AllYourBaseOverruleSheet.Game, name: "game", label: qsTr("Game", "the one that is being played") }]
    onClosed: {
        base = 0
        piece = 0
    }

    ItemIf {
        when: sheet.visible && sheet.part === AllYourBaseOverruleSheet.Base

        OverruleBaseForm {
            width: sheet.formWidth
            overrule: sheet.overrule
            base: sheet.base
            onPicked: base => sheet.base = base
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllYourBaseOverruleSheet.Card

        OverruleCardForm {
            width: sheet.formWidth
            table: sheet.table
            piece: sheet.piece
            onPicked: piece => sheet.piece = piece
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllYourBaseOverruleSheet.Turn

        OverruleTurnForm {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
    ItemIf {
        when: sheet.visible && sheet.part === AllYourBaseOverruleSheet.Game

        OverruleGameForm {
            width: sheet.formWidth
            overrule: sheet.overrule
        }
    }
}
