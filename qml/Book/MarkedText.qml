// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A text in which what was found stands in <b>: bold, and in the colour of what is meant.
BodyText {
    property string marked

    text: marked.replace(/<b>/g, "<b><font color=\"" + Theme.accent + "\">").replace(/<\/b>/g, "</font></b>")
    textFormat: Text.StyledText
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    Accessible.ignored: true
}
