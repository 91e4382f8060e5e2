// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Lets a player change places with a neighbour, for who does not drag.
IconButton {
    id: button

    required property GameSetup setup
    required property int seat
    required property int other

    focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
    flat: true
    label: qsTr("Change places: %1").arg(Joined.plainList([setup.nameOf(seat), setup.nameOf(other)], Theme.language))
    onClicked: setup.swapSeats(seat, other)
}
