// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The longest word of a text that wraps. Where it has no room in a line it would be broken, or its last sign left alone
// in the next line: so the text is written smaller. Chinese breaks between any two signs and needs none of this, but a
// name in Latin letters does among them.
FontMetrics {
    id: longest

    property string words

    // Reading the height makes the binding follow the font, which the calls alone do not.
    readonly property real longestWidth: height > 0 ? widest(words.split(/[ \u2e80-\u9fff\uff00-\uffef]+/)) : 0

    // The size, up to the font's own, at which it fits into a line so wide; before a line has any width, the font's
    // own. The line must not take its width from the text.
    function sizeIn(width: real): int {
        const share = width < 1 ? 1 : Math.min(1, width / (longestWidth + 1))
        return Math.max(1, Math.floor(font.pixelSize * share))
    }
    function widest(parts: var): real {
        return parts.reduce((most, part) => Math.max(most, advanceWidth(part)), 0)
    }
}
