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

    // What comes of a boat is said quickly, one animal after the other; what happens aboard takes its time.
    readonly property bool brief: show.kind === AboardState.Kind.Saved || show.kind === AboardState.Kind.Lost
                                  || show.kind === AboardState.Kind.Sails || show.kind === AboardState.Kind.Sinks

    interval: Math.max(1, Theme.durationLong) * (brief ? 5 : 10)
    repeat: true
    running: playing && due
    onTriggered: show.forward()
    // Who steps back from the end looks for oneself.
    onDueChanged: playing = playing && due
}
