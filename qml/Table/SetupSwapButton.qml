// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Lets a player change places with a neighbour, for who does not drag.
IconButton {
    id: button

    required property GameSetup setup
    property SetupSeat one: null
    property SetupSeat other: null

    focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
    flat: true
    label: qsTr("Change places: %1").arg(Joined.plainList([one?.shownName ?? "", other?.shownName ?? ""],
                                                            Theme.language))
    onClicked: setup.swapSeats(one?.seat ?? 0, other?.seat ?? 0)
}
