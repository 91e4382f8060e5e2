// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Side by side while both fit, one under the other when the text is large.
// Placed by hand: a layout that changes its columns while its own row lays it out does not settle.
Item {
    id: both

    property string title
    property string hint
    property string language: Theme.language
    property color ink: Theme.text
    property color hintInk: Theme.textSecond

    readonly property bool aside: hint !== "" && titleText.implicitWidth + hintText.implicitWidth + Theme.space3 <= width
    readonly property bool under: hint !== "" && !aside

    implicitWidth: Math.max(titleText.implicitWidth, hint === "" ? 0 : hintText.implicitWidth)
    implicitHeight: under ? titleText.height + hintText.height : titleText.height

    Heading {
        id: titleText
        width: both.aside ? both.width - hintText.implicitWidth - Theme.space3 : both.width
        y: both.under ? 0 : Math.round((both.height - height) / 2)
        level: 3
        language: both.language
        text: both.title
        color: both.ink
        Accessible.ignored: true
    }
    SmallText {
        id: hintText
        visible: both.hint !== ""
        x: both.aside ? both.width - implicitWidth : 0
        y: both.under ? titleText.height : Math.round((both.height - height) / 2)
        width: both.aside ? implicitWidth : both.width
        language: both.language
        text: both.hint
        color: both.hintInk
        Accessible.ignored: true
    }
}
