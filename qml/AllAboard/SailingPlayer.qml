// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// Leads from step to step by itself until somebody takes over. Where motion is not wanted the end is shown at once, and
// the steps can be looked at one by one.
Timer {
    id: player

    required property SailingShow show
    property bool playing: false

    readonly property bool due: show.open && !show.atEnd


    interval: ["saved", "lost", "sails", "sinks"].includes(show.kind) ? 5 * Math.max(1, Theme.durationLong) : 10 * Math.max(1, Theme.durationLong)
    repeat: true
    running: playing && due
    onTriggered: show.forward()
}
