// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Controls
import Basekeeper.Theme

// A player beside the name of a route: their ship, in the colour and the shape of their seat. The seat's letter would
// be taken for another route.
Icon {
    property int seat: 0

    name: "ships/" + Theme.seatShape(seat)
    color: Theme.seatColor(seat)
}
