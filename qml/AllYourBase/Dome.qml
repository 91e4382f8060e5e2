// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The dome of a base. What becomes of it is drawn, not only coloured: a flag is planted where it was captured, or it
// bursts.
Item {
    id: dome

    property color color: Theme.text
    property bool captured: false
    property bool doomed: false

    readonly property real side: height / 0.66 // the drawings are squares with the dome in the middle

    implicitWidth: side

    Icon {
        x: Math.round((dome.width - size) / 2)
        y: Math.round(-0.2 * dome.side)
        size: Math.round(dome.side)
        name: dome.doomed ? "bases/dome-broken" : "bases/dome"
        color: dome.doomed ? Theme.red : dome.color
    }
    Icon {
        x: Math.round(dome.width / 2 + dome.side * 0.02)
        y: Math.round(-size * 0.35)
        visible: dome.captured && !dome.doomed
        name: dome.captured ? "flag" : ""
        size: Math.round(dome.side * 0.26)
        color: Theme.green
    }
}
