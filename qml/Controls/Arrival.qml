// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Brings what crosses a picture from left to right to its place, and ends: nobody watches for ever, and what moves
// keeps the processor busy. Counted in ways across the picture; where motion is not wanted it is there already.
NumberAnimation {
    required property real start // its place
    required property int pace // ms for the whole way

    running: !Theme.reducedMotion
    from: 1 + start - duration / pace
    to: 1 + start
    duration: 8000
    easing.type: Easing.OutQuad
}
