// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// How large a base is drawn: one size for the whole table, the largest at which every seat's bases fit.
QtObject {
    id: density

    // Replaced as a whole, so that the table is laid out once however much of it changes.
    property var sizes: sizesAt(0, 0, 0)

    readonly property int levels: 5
    readonly property int narrowLevel: 3 // where seats stand one under another
    readonly property real growth: (1 + Theme.textScale) / 2

    // `stretch` is height that is left over, shared among the rows of tiles.
    function sizesAt(level: int, stretch: real, tileWidth: real): var {
        const padding = paddingAt(level)
        const words = wordsAt(level) // room for a line of words under the cards
        const head = Math.round(numberSizeAt(level) * 1.2)
        const top = padding + head + (level > 3 ? 1 : Theme.space1)
        const cardHeight = Math.round(cardHeightAt(level) + Math.min(stretch, Theme.space4))
        const tileHeight = tileHeightAt(level) + stretch
        return {
            level: level, stretch: stretch, tileWidth: tileWidth, tileHeight: tileHeight, gap: gapAt(level),
                   padding: padding,
            words: words, tiny: level > 3, numberSize: numberSizeAt(level), headHeight: head, cardsTop: top,
            labelSize: level < 1 ? Theme.fontBody : words ? Theme.fontSmall : Theme.fontTiny,
            cardHeight: cardHeight, cardWidth: Math.round(cardHeight * (level > 3 ? 0.85 : 0.72)),
            room: tileWidth - 2 * padding,
                  tall: tileHeight - top - padding - (words ? Math.round(Theme.fontSmall * 1.45) : 0),
            arranged: [] // by number of cards
        }
    }
    // So many cards on a base: in up to three rows, as large as they all fit; at the least six, and the rest as a
    // number.
    function arranged(count: int): var {
        const at = sizes
        if (!at.arranged[count])
            at.arranged[count] = arrange(count, at)
        return at.arranged[count]
    }
    function arrange(count: int, at: var): var {
        let best = { columns: 1, width: 0, height: 0, shown: count }
        for (let shown = count; shown > 0; --shown) {
            for (let rows = 1; rows <= 3; ++rows) {
                const columns = Math.ceil(shown / rows)
                const high = Math.min(at.cardHeight, (at.tall - 2 * (rows - 1)) / rows)
                // Higher than wide while there is room for the figures under the drawing.
                const wide = Math.min(at.cardWidth, (at.room - 2 * (columns - 1)) / columns, high >= 22 ? high - 6
                                      : high)
                if (wide > best.width + 1)
                    best = { columns: columns, width: Math.floor(wide), height: Math.floor(Math.min(high, wide * 1.5)),
                             shown: shown }
            }
            if (best.width >= 14 || shown <= 6)
                break
            best.width = 0
        }
        return best
    }
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
        return Math.round([158, 122, 104, 84, 58][at] * (at < 3 ? growth : Theme.textScale))
    }
    function tileHeightAt(at: int): real {
        return Math.round(numberSizeAt(at) * 1.2 + cardHeightAt(at)
                          + (wordsAt(at) ? Theme.fontSmall * 1.45 + Theme.space1 : 0)
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
        return Math.min(Math.floor((available - (columns - 1) * gapAt(at)) / columns),
                        Math.round(tileWidthAt(at) * 1.35))
    }
}
