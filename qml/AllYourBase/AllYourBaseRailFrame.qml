// SPDX-License-Identifier: GPL-3.0-or-later
import Basekeeper.App
import Basekeeper.Table

// A rail of this game's table.
RailFrame {
    required property AllYourBaseTable table
}
