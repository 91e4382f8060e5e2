// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Drawings
import Basekeeper.Theme

// The dome of a base by itself. What becomes of it is drawn, not only coloured: a flag is planted where it was
// captured, or it bursts.
Item {
    id: dome

    property color color: Theme.text
    property bool captured: false
    property bool doomed: false

    implicitWidth: height / 0.66 // see `domeShare` of the drawing

    // The flag stands out above.
    BaseDrawing {
        y: -domeTop
        width: dome.width
        height: 2 * dome.height
        domeTop: Math.round(dome.height / 2)
        domeHeight: dome.height
        captured: dome.captured
        doomed: dome.doomed
        domeInk: dome.doomed ? Theme.red : dome.color
        flagInk: Theme.green
    }
}
