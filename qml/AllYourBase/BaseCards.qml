// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App

// The cards on a base, as large as they all fit.
Item {
    id: spread

    required property AllYourBaseTable table
    required property Density density
    required property var pieces

    readonly property int hiddenCount: Math.max(0, cards.count - shown)
    readonly property var plan: density ? density.arranged(cards.count) : null
    // The cards may be there before they are arranged, and still be when the panel around them has gone.
    readonly property int columns: plan ? plan.columns : 1
    readonly property int shown: plan ? plan.shown : 0
    readonly property real cardWidth: plan ? plan.width : 0
    readonly property real cardHeight: plan ? plan.height : 0
    readonly property real gap: density?.cardGap ?? 0
    // Of the height.
    readonly property real filled: shown > 0 ? Math.ceil(shown / columns) * (cardHeight + gap) - gap : 0
    readonly property real indent: (width - Math.min(columns, cards.count) * (cardWidth + gap) + gap) / 2

    signal exited // by the keyboard

    function tiles(): var {
        const all = []
        for (let i = 0; i < cards.count; ++i) {
            const tile = cards.itemAt(i) as PieceTile
            if (tile && tile.visible)
                all.push(tile)
        }
        return all
    }
    function pieceAt(x: real, y: real): var {
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

            x: Math.round(spread.indent) + (index % spread.columns) * (width + spread.gap)
            y: Math.floor(index / spread.columns) * (height + spread.gap)
            width: spread.cardWidth
            height: spread.cardHeight
            visible: index < spread.shown
            onPressed: spread.table.tapPiece(pieceId)
            onAsked: if (!spread.table.ruling.open) spread.table.inspection.showPiece(pieceId)
            Keys.onRightPressed: cards.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onLeftPressed: cards.itemAt(index - 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: spread.exited()
        }
    }
}
