// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// How a boat and all aboard move while a step of it is told. Where motion is not wanted, or the telling has gone on, it
// lies still.
Item {
    id: motion

    property int kind: AboardState.Kind.None // None: another boat's step is told
    property int step: 0
    property real reach: 0 // how far it may drift

    property real rock: 0 // degrees
    property real drift: 0 // to the right
    readonly property bool wild: kind === AboardState.Kind.Fight || kind === AboardState.Kind.Fright
    readonly property real swing: wild ? 5 : kind === AboardState.Kind.Weighed || kind === AboardState.Kind.Thrown
                                  || kind === AboardState.Kind.Eaten || kind === AboardState.Kind.Jumped ? 3
                                  : kind === AboardState.Kind.Love ? 2 : 0
    readonly property int beat: Theme.durationLong * (wild ? 0.5 : 1.4)

    function move() {
        rocking.stop()
        leaving.stop()
        rock = 0
        drift = 0
        if (Theme.reducedMotion)
            return
        if (kind === AboardState.Kind.Sails)
            leaving.start()
        else if (swing > 0)
            rocking.start()
    }

    onStepChanged: move()
    onKindChanged: move()

    SequentialAnimation {
        id: rocking
        loops: motion.wild ? 4 : 1

        NumberAnimation {
            target: motion
            property: "rock"
            to: -motion.swing
            duration: motion.beat
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: motion
            property: "rock"
            to: motion.swing
            duration: motion.beat
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: motion
            property: "rock"
            to: 0
            duration: motion.beat
            easing.type: Easing.InQuad
        }
    }
    SequentialAnimation {
        id: leaving

        NumberAnimation {
            target: motion
            property: "drift"
            to: motion.reach
            duration: Theme.durationLong * 2
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: motion
            property: "drift"
            to: 0
            duration: Theme.durationLong * 2
            easing.type: Easing.InOutQuad
        }
    }
}
