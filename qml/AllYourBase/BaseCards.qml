// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App

// The cards on a base, as large as they all fit.
Item {
    id: spread

    required property TableModel table
    required property Density density
    required property var pieces

    readonly property int hiddenCount: Math.max(0, cards.count - shown)
    readonly property var plan: arrange(cards.count, width, height)
    // The cards may be there before they are arranged.
    readonly property int columns: plan ? plan.columns : 1
    readonly property int shown: plan ? plan.shown : 0
    readonly property real cardWidth: plan ? plan.width : 0
    readonly property real cardHeight: plan ? plan.height : 0

    signal exited // by the keyboard

    // In up to three rows; at the least six, and the rest as a number.
    function arrange(count: int, room: real, tall: real): var {
        let best = { columns: 1, width: 0, height: 0, shown: count }
        for (let shown = count; shown > 0; --shown) {
            for (let rows = 1; rows <= 3; ++rows) {
                const columns = Math.ceil(shown / rows)
                const high = Math.min(density.cardHeight, (tall - 2 * (rows - 1)) / rows)
                // Higher than wide while there is room for the figures under the drawing.
                const wide = Math.min(density.cardWidth, (room - 2 * (columns - 1)) / columns, high >= 22 ? high - 6 : high)
                if (wide > best.width + 1)
                    best = { columns: columns, width: Math.floor(wide), height: Math.floor(Math.min(high, wide * 1.5)), shown: shown }
            }
            if (best.width >= 14 || shown <= 6)
                break
            best.width = 0
        }
        return best
    }
    function pieceAt(x: real, y: real): PieceTile {
        return childAt(x, y) as PieceTile
    }
    function enter() {
        cards.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: cards
        model: spread.pieces

        PieceTile {
            required property int index

            x: (index % spread.columns) * (width + 2)
            y: Math.floor(index / spread.columns) * (height + 2)
            width: spread.cardWidth
            height: spread.cardHeight
            visible: index < spread.shown
            onPressed: spread.table.tapPiece(pieceId)
            onAsked: spread.table.inspectPiece(pieceId)
            Keys.onRightPressed: cards.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onLeftPressed: cards.itemAt(index - 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: spread.exited()
        }
    }
}
