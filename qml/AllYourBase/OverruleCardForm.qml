// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Cards: put one on the table, or change one that lies there.
// Columns, not layouts: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next resize.
Column {
    id: form

    required property AllYourBaseTable table
    property int piece: 0 // the chosen one; whoever handles picked() changes it
    property bool adding: true

    signal picked(int piece)

    spacing: Theme.space3
    Component.onCompleted: adding = piece === 0

    Segmented {
        objectName: "overrule-card-how"
        width: form.width
        label: qsTr("What to do with a card")
        value: form.adding
        model: [{ value: true, label: qsTr("Add a card") }, { value: false, label: qsTr("Change a card") }]
        onChosen: value => form.adding = value
    }
    ItemIf {
        when: form.adding

        OverruleAddCard {
            width: form.width
            table: form.table
        }
    }
    ItemIf {
        when: !form.adding

        OverruleChangeCard {
            width: form.width
            overrule: form.table.overrule
            piece: form.piece
            onPicked: piece => form.picked(piece)
        }
    }
}
