// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Controls
import Basekeeper.Theme

// The ship of a seat, in its colour and its shape. Beside the name of a route it stands for the player: the seat's
// letter would be taken for another route.
Icon {
    required property int seat

    name: "ships/" + Theme.seatShape(seat)
    color: Theme.seatColor(seat)
}
