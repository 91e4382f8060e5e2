// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Theme

// A place that is none of those offered.
SystemFileDialog {
    ground: Theme.surface
    raised: Theme.raised
    ink: Theme.text
    accent: Theme.accentFill
    accentInk: Theme.accentInk
    textSize: Theme.fontBody
}
