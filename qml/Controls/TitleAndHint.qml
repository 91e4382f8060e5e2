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

    // Reading the height makes the bindings follow the font, which the call alone does not.
    readonly property real titleNeed: titleMetrics.height > 0 ? Math.ceil(titleMetrics.advanceWidth(title)) + 1 : 0
    readonly property real hintNeed: hint !== "" && hintMetrics.height > 0 ? Math.ceil(hintMetrics.advanceWidth(hint))
                                     + 1 : 0
    readonly property bool aside: hint !== "" && titleNeed + hintNeed + Theme.space3 <= width
    readonly property bool under: hint !== "" && !aside

    implicitWidth: Math.max(titleNeed, hintNeed)
    implicitHeight: under ? titleText.height + hintText.height : titleText.height

    LongestWord {
        id: longestWord
        words: both.title
        font: Qt.font({ family: Theme.headingFamilyFor(both.language), bold: true, pixelSize: Theme.fontStrong })
    }
    FontMetrics {
        id: titleMetrics
        font: longestWord.font
    }
    FontMetrics {
        id: hintMetrics
        font: hintText.font
    }
    Heading {
        id: titleText
        width: both.aside ? both.width - both.hintNeed - Theme.space3 : both.width
        y: both.under ? 0 : Math.round((both.height - height) / 2)
        level: 3
        language: both.language
        text: both.title
        font.pixelSize: longestWord.sizeIn(both.width)
        color: both.ink
        Accessible.ignored: true
    }
    SmallText {
        id: hintText
        visible: both.hint !== ""
        x: both.aside ? both.width - both.hintNeed : 0
        y: both.under ? titleText.height : Math.round((both.height - height) / 2)
        width: both.aside ? both.hintNeed : both.width
        language: both.language
        text: both.hint
        color: both.hintInk
        Accessible.ignored: true
    }
}
