// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What was set right: rulings and corrections, oldest first.
Column {
    id: list

    required property SessionViewModel session

    readonly property int count: cards.count

    signal actChosen(int act)

    spacing: Theme.space2

    SectionTitle {
        width: list.width
        visible: list.count > 0
        text: qsTr("Rulings and corrections")
    }
    Repeater {
        id: cards
        model: list.session.overrides

        RulingCard {
            width: list.width
            onClicked: list.actChosen(number)
        }
    }
}
