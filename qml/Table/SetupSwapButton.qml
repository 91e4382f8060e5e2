// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// Lets a player change places with a neighbour, for who does not drag.
SetupActButton {
    id: button

    required property GameSetup setup
    property SetupSeat one: null
    property SetupSeat other: null

    iconName: "swap"
    //: a button beside the badge of a neighbour at the table: change places with that player
    caption: qsTr("Swap with")
    neighbour: other?.seat ?? -1
    label: qsTr("Swap places: %1").arg(Joined.plainList([one?.shownName ?? "", other?.shownName ?? ""],
                                                          Theme.language))
    onClicked: setup.swapSeats(one?.seat ?? 0, other?.seat ?? 0)
}
