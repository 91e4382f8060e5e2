// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// How large bases are drawn. All that a tile consists of follows from its
// width.
QtObject {
    id: density

    // Replaced as a whole, so that a panel is laid out once however much of it changes.
    property var sizes: sizesAt(leastWidth, leastWidth, 0)
    property int mostCards: 0 // on one of the bases that stand together

    readonly property int leastWidth: Math.round(58 * Theme.textScale)
    readonly property int mostWidth: Math.round(190 * Theme.growth)
    readonly property int narrowWidth: Math.round(78 * Theme.textScale) // where seats stand one under another
    readonly property int cardGap: Math.round(3 * Theme.growth)

    // `shared` is the width with what is left over beside the tiles of a row, `stretch` the height that is left over in
    // each: its cards get it.
    function sizesAt(width: int, shared: int, stretch: real): var {
        const padding = paddingAt(width)
        const top = cardsTopAt(width)
        const cardHeight = Math.round(cardHeightAt(width) + Math.min(stretch, width * 0.35))
        const tileHeight = tileHeightAt(width) + stretch
        return {
            tileWidth: shared, tileHeight: tileHeight, gap: gapAt(width), padding: padding,
            numberSize: numberSizeAt(width), labelSize: labelSizeAt(width),
            domeTop: domeTopAt(width), domeHeight: domeHeightAt(width), cardsTop: top,
            cardHeight: cardHeight, cardWidth: Math.round(cardHeight * (width < 70 * Theme.growth ? 0.85 : 0.72)),
            room: shared - 2 * padding, tall: tileHeight - top - padding,
            arranged: ({}) // by number of cards, here and at the most
        }
    }
    // So many cards on a base, none larger than on the fullest one beside it, as long as a finger finds it.
    function arranged(count: int): var {
        const at = sizes
        const key = [count, mostCards]
        if (!at.arranged[key]) {
            const fullest = mostCards > count ? Math.max(Theme.touch, arrange(mostCards, at).width)
                            : Infinity
            at.arranged[key] = noWider(arrange(count, at), fullest)
        }
        return at.arranged[key]
    }
    function noWider(plan: var, width: real): var {
        if (plan.width <= width)
            return plan
        return { columns: plan.columns, width: width, height: cardHeightOf(width, plan.height),
                 shown: plan.shown }
    }
    // As a card is printed; a small one is longer, for its figures.
    function cardHeightOf(width: real, room: real): int {
        return Math.floor(Math.min(room, Math.max(width * 1.4, Math.min(width, Theme.touch) * 1.5)))
    }
    // In up to three rows, as large as they all fit; at the least six, and the rest as a number.
    function arrange(count: int, at: var): var {
        let best = { columns: 1, width: 0, height: 0, shown: count }
        for (let shown = count; shown > 0; --shown) {
            for (let rows = 1; rows <= 3; ++rows) {
                const columns = Math.ceil(shown / rows)
                const high = Math.min(at.cardHeight, (at.tall - cardGap * (rows - 1)) / rows)
                // So much higher than wide that the figures have room under the drawing, where any can be read.
                // One alone is no larger than one of two, as long as a finger finds it.
                const alone = columns > 1 ? Infinity : Math.max(Theme.touch, (at.room - cardGap) / 2)
                const wide = Math.min(at.cardWidth, alone, (at.room - cardGap * (columns - 1)) / columns,
                                      high >= 22 ? (high + 1) / 1.3 : high)
                if (wide > best.width + 1)
                    best = { columns: columns, width: Math.floor(wide), height: cardHeightOf(wide, high),
                             shown: shown }
            }
            if (best.width >= 14 || shown <= 6)
                break
            best.width = 0
        }
        return best
    }
    function gapAt(width: int): int {
        return width < 70 * Theme.growth ? Theme.space1 + 2 : Theme.space2
    }
    function paddingAt(width: int): int {
        return width < 84 * Theme.growth ? Theme.space1 + 1 : Theme.space2
    }
    function numberSizeAt(width: int): int {
        return Math.round(Math.max(Theme.fontBody, Math.min(width * 0.28, 50 * Theme.growth)))
    }
    function labelSizeAt(width: int): int {
        return width < 100 * Theme.growth ? Theme.fontTiny
               : width < 150 * Theme.growth ? Theme.fontSmall : Theme.fontBody
    }
    // Beside the dome's tip there is room for the label and the price.
    function domeTopAt(width: int): int {
        return paddingAt(width) + Math.round(labelSizeAt(width) * 0.6)
    }
    // It spans four fifths of the tile.
    function domeHeightAt(width: int): int {
        return Math.round(width * 0.55)
    }
    function cardsTopAt(width: int): int {
        return domeTopAt(width) + domeHeightAt(width) + Theme.space1 / 2
    }
    function cardHeightAt(width: int): int {
        return Math.round(Math.max(20 * Theme.growth, Math.min(width * 0.4, 72 * Theme.growth)))
    }
    function tileHeightAt(width: int): int {
        return cardsTopAt(width) + cardHeightAt(width) + paddingAt(width)
    }
    function columnsIn(width: int, available: real): int {
        return Math.max(1, Math.floor((available + gapAt(width)) / (width + gapAt(width))))
    }
    function rowsIn(width: int, available: real, count: int): int {
        return Math.max(1, Math.ceil(count / columnsIn(width, available)))
    }
    // Side by side in each of the rows, which are as equally long as they can be.
    function columnsOf(width: int, available: real, count: int): int {
        return Math.ceil(count / rowsIn(width, available, count))
    }
    // So many tiles side by side share the width of a panel, but none gets too wide for its height.
    function spreadWidth(width: int, available: real, columns: int): int {
        const widest = Math.max(width, Math.min(Math.round(width * 1.3), mostWidth))
        return Math.min(Math.floor((available + gapAt(width)) / Math.max(1, columns)) - gapAt(width), widest)
    }
    // What so many tiles take in height, in a panel so wide.
    function heightIn(width: int, available: real, count: int): real {
        return rowsIn(width, available, count) * (tileHeightAt(width) + gapAt(width)) - gapAt(width)
    }
    // The largest width up to `most` that `fits`, a function, lets through; `least` if none does. Where one does, so do
    // all that are smaller.
    function largest(least: int, most: int, fits: var): int {
        while (least < most) {
            const middle = Math.ceil((least + most) / 2)
            if (fits(middle))
                least = middle
            else
                most = middle - 1
        }
        return least
    }
    // With nothing left over to share.
    function plainTiles(count: int, room: real, tileWidth: int): var {
        return { width: tileWidth, shared: tileWidth, stretch: 0, columns: columnsOf(tileWidth, room, count) }
    }
    // What a panel so high has room for: from the size that all have up to a seventh larger, and what is left over
    // beside and below. A seat with few bases is not drawn small because another one has many.
    function tilesIn(count: int, room: real, high: real, tileWidth: int): var {
        const most = Math.max(tileWidth, Math.min(mostWidth, Math.floor(room), Math.floor(tileWidth * 1.15)))
        const wide = largest(tileWidth, most, at => heightIn(at, room, count) <= high)
        const spare = (high - heightIn(wide, room, count)) / rowsIn(wide, room, count)
        const columns = columnsOf(wide, room, count)
        return { width: wide, shared: Math.max(wide, spreadWidth(wide, room, columns)), columns: columns,
                 stretch: Math.max(0, Math.floor(Math.min(spare, Theme.scaled(56)) / Theme.space2) * Theme.space2) }
    }
}
