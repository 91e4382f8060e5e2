// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// "0 → 4" of a base, where that leaves room for it: below its name, beside it, or in the other corner;
// else nowhere.
Row {
    id: formerly

    property int was: 0
    property int now: 0
    property string label // the name of the base
    property bool bold: false // so is the name
    property real inset: 0 // of the name
    property int size: Theme.fontSmall // of the name, and of this
    property real besideTip: 0 // so far to the right there is room beside the tip of the dome
    property real underTip: 0 // so far down
    property real corner: 0 // the right end of the other corner; 0: something stands there

    readonly property real labelEnd: inset + name.advanceWidth(label) + Theme.space1
    readonly property real labelFoot: inset - 2 + name.height
    readonly property bool under: labelFoot + height <= underTip
    readonly property bool inLine: !under && labelEnd + width <= besideTip
    readonly property bool atCorner: !under && !inLine && corner > 0 && inset + width <= besideTip

    x: under ? inset : atCorner ? corner - width : labelEnd
    y: under ? labelFoot : inset - 2 + name.ascent - wasText.baselineOffset
    visible: under || inLine || atCorner

    FontMetrics {
        id: name
        font.family: Theme.familyFor("en")
        font.bold: formerly.bold
        font.pixelSize: formerly.size
    }
    Figure {
        id: wasText
        text: formerly.was + "\u2009\u2192"
        color: Theme.textSecond
    }
    Figure {
        text: "\u2009" + formerly.now
        color: Theme.text
    }

    component Figure: PlainText {
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: formerly.size
        Accessible.ignored: true
    }
}
