// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// Leads from beat to beat by itself until somebody takes over. Where motion is not wanted the end is shown at once, and
// the beats can be looked at one by one.
Timer {
    id: player

    required property RaceShow show
    property bool playing: false

    readonly property bool due: show.open && !show.told

    // So long as it takes to read what happens at that moment.
    objectName: "race-player"
    interval: Math.max(1, Theme.durationLong) * (5 + 2 * Math.min(show.lines, 6))
    repeat: true
    running: playing && due
    onTriggered: show.forward()
    // Who steps back from the end looks for oneself.
    onDueChanged: playing = playing && due
}
