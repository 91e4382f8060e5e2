// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Controls
import Basekeeper.Theme

// The sign of what is marked on a line of the chart.
Icon {
    property string kind

    name: ({ capture: "flag", theft: "hand", counterattack: "shield-filled", cupid: "heart", bonus: "tiles/token",
             out: "close" })[kind] ?? ""
    size: Theme.scaled(16)
}
