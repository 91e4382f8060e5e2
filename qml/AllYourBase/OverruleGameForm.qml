// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The end of the game, and its taking back.
ColumnLayout {
    id: form

    required property AllYourBaseOverruleModel overrule

    spacing: Theme.space3

    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("The game is over, won by")
    }
    SeatPicker {
        prefix: "overrule-end-"
        seats: form.overrule.seats
        nobody: qsTr("Nobody")
        onChosen: seat => form.overrule.endGame(seat)
    }
    ActButton {
        objectName: "overrule-reopen"
        Layout.fillWidth: true
        iconName: "play"
        text: qsTr("The game goes on")
        onClicked: form.overrule.reopenGame()
    }
}
