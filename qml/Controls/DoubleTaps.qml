// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A finger that bounces, or a double click out of habit: the second half lands on whatever the first one brought there,
// and would answer for the next one who is asked. It is no tap of its own.
QtObject {
    id: taps

    readonly property int distance: Application.styleHints.touchDoubleTapDistance
    property Item latest
    property point place // of the latest tap in the window
    property real time // of the latest tap, in ms
    property bool changed // something else is asked since the latest tap

    // Something was done, or something else is asked: the same tap would mean another thing now.
    function askedAnew() {
        changed = true
    }
    function isSecondHalf(area: var, where: point, when: real): bool {
        const sinceLatest = when - time
        const isQuick = sinceLatest >= 0 && sinceLatest < Application.styleHints.mouseDoubleClickInterval
        const isThere = Math.abs(where.x - place.x) <= distance && Math.abs(where.y - place.y) <= distance
        const is = isQuick && isThere && (changed || area !== latest || area.once)
        // A burst of taps is one, however long it lasts.
        time = when
        place = where
        if (!is) {
            latest = area
            changed = false
        }
        return is
    }
}
