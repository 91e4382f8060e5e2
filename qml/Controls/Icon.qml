// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.Drawings
import Basekeeper.Theme

// A white line drawing of icons/ (or "cards/zig", "animals/lion" and the like), tinted.
Drawing {
    color: Theme.text
    size: Theme.scaled(22)
}
