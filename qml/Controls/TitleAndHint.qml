// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// Side by side while both fit, one under the other when the text is large.
GridLayout {
    id: both

    property string title
    property string hint
    property string language: Theme.language
    property color ink: Theme.text
    property color hintInk: Theme.textSecond

    columns: titleText.implicitWidth + hintText.implicitWidth + Theme.space3 <= width ? 2 : 1
    columnSpacing: Theme.space3
    rowSpacing: 0

    Heading {
        id: titleText
        Layout.fillWidth: true
        level: 3
        language: both.language
        text: both.title
        color: both.ink
        Accessible.ignored: true
    }
    SmallText {
        id: hintText
        Layout.fillWidth: both.columns === 1
        visible: text !== ""
        language: both.language
        text: both.hint
        color: both.hintInk
        Accessible.ignored: true
    }
}
