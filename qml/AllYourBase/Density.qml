// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// How large a base is drawn: one size for the whole table, the largest at which every seat's bases fit.
QtObject {
    id: density

    property int level: 0
    property real tileWidth: 0
    property real stretch: 0 // height that is left over, shared among the rows of tiles

    readonly property int levels: 5
    readonly property int narrowLevel: 3 // where seats stand one under another
    readonly property real growth: (1 + Theme.textScale) / 2
    readonly property real gap: gapAt(level)
    readonly property real padding: paddingAt(level)
    readonly property bool words: wordsAt(level) // room for a line of words under the cards
    readonly property bool tiny: level > 3
    readonly property int numberSize: numberSizeAt(level)
    readonly property int labelSize: level < 1 ? Theme.fontBody : words ? Theme.fontSmall : Theme.fontTiny
    readonly property real headHeight: Math.round(numberSize * 1.2)
    readonly property real footHeight: words ? Math.round(Theme.fontSmall * 1.45) : 0
    readonly property real cardHeight: Math.round(cardHeightAt(level) + Math.min(stretch, Theme.space4))
    readonly property real cardWidth: Math.round(cardHeight * (tiny ? 0.85 : 0.72))
    readonly property real tileHeight: tileHeightAt(level) + stretch

    function wordsAt(at: int): bool {
        return at < 3
    }
    function gapAt(at: int): real {
        return wordsAt(at) ? Theme.space3 - 1 : at < 4 ? Theme.space2 : Theme.space1 + 2
    }
    function paddingAt(at: int): real {
        return wordsAt(at) ? Theme.space2 : Theme.space1 + 1
    }
    function numberSizeAt(at: int): int {
        return [Theme.fontHeadline, Theme.scaled(22), Theme.fontTitle, Theme.fontStrong, Theme.fontBody][at]
    }
    function cardHeightAt(at: int): real {
        return [62, 46, 42, 36, 20][at] * growth
    }
    function tileWidthAt(at: int): real {
        return Math.round([158, 122, 104, 84, 58][at] * growth)
    }
    function tileHeightAt(at: int): real {
        return Math.round(numberSizeAt(at) * 1.2 + cardHeightAt(at) + (wordsAt(at) ? Theme.fontSmall * 1.45 + Theme.space1 : 0)
                          + 2 * paddingAt(at) + Theme.space1)
    }
    function columnsAt(at: int, available: real): int {
        return Math.max(1, Math.floor((available + gapAt(at)) / (tileWidthAt(at) + gapAt(at))))
    }
    function rowsAt(at: int, available: real, count: int): int {
        return Math.max(1, Math.ceil(count / columnsAt(at, available)))
    }
    // What so many tiles take in height, in a panel so wide.
    function heightAt(at: int, available: real, count: int): real {
        return rowsAt(at, available, count) * (tileHeightAt(at) + gapAt(at)) - gapAt(at)
    }
    // The widest that makes the rows even.
    function tileWidthIn(at: int, available: real, count: int): real {
        const columns = Math.max(1, Math.ceil(count / rowsAt(at, available, count)))
        return Math.min(Math.floor((available - (columns - 1) * gapAt(at)) / columns), Math.round(tileWidthAt(at) * 1.35))
    }
}
