// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls

// Makes the rail of one task of the table, a `RailFrame`, when that is due, or ahead of it (`GameRail.ahead`).
ItemIf {
    required property int of
    required property RailHost host

    when: host.now === of || host.kept.includes(of)
    onItemAdded: (index, item) => (item as RailFrame).of = of
}
