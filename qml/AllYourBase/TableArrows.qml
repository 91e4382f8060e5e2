// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The ways over the table, where things really lie: those of a RED ALERT, from seat to seat, from base to base, or from
// the card that goes; and those of an attack, from each card that takes part to the base that is attacked.
Item {
    id: over

    required property AllYourBaseTable table
    property var itemOfSeat // (seat) => Item
    property var tileOfBase // (base) => BaseTile
    property int attacked // the base; 0: none
    property string arranged // changes whenever the table is arranged anew
    property var allTiles // () => those of all bases
    property var allTexts // () => what stands at the heads of all seats
    property var ways: []
    property var crossed: [] // {tile, x, y}: figures that an arrow would strike out
    property var crossedTexts: [] // {text, x, y}: what stands at the head of a seat, likewise
    property bool moved: false // something may stand elsewhere than when the arrows were placed
    property int placed: 0 // counts how often they were

    readonly property BenchModel bench: table.bench
    readonly property DefenderModel defender: table.defender

    function rectOf(item: Item): var {
        return item ? item.mapToItem(over, 0, 0, item.width, item.height) : null
    }
    function placeOf(seat: int, base: int): Item {
        const find = base > 0 ? tileOfBase : itemOfSeat
        return find(base > 0 ? base : seat)
    }
    // From a seat, a base, or a card on a base: then from the edge of the base, where the card stands, so that the dome
    // stays free. Where both lie in one row, and others between them, the way leads along below or above them all.
    function wayBetween(start: Item, card: int, end: Item): var {
        const from = rectOf(start)
        const to = rectOf(end)
        if (!from || !to)
            return null
        const stands = rectOf((start as BaseTile)?.cardTile(card) ?? start)
        if (to.y >= from.y + from.height || to.y + to.height <= from.y) {
            const up = to.y < from.y
            const edge = Math.min(Theme.scaled(12), from.height)
            const head = Math.min(Theme.scaled(52), to.height)
            const y = up ? from.y : from.y + from.height - edge
            // What is written at the head of a seat stays free as well.
            const reached = end instanceof BaseTile ? to
                          : Qt.rect(to.x, up ? to.y + to.height - head : to.y, to.width, head)
            return { from: Qt.rect(stands.x, y, stands.width, edge), to: reached, lane: 0 }
        }
        const lane = laneRound(start, from, end, to)
        return { from: lane > 0 ? Qt.rect(stands.x, from.y, stands.width, from.height) : from, to: to, lane: lane }
    }
    // At which height the way lies that goes round what is between the two; 0: nothing is, or neither way is free.
    function laneRound(start: Item, from: var, end: Item, to: var): real {
        const all = allTiles
        const left = Math.min(from.x + from.width, to.x + to.width)
        const right = Math.max(from.x, to.x)
        const others = all().filter(tile => tile !== start && tile !== end).map(tile => rectOf(tile))
        const lies = (other, top, foot, x1, x2) => other.x < x2 && other.x + other.width > x1 && other.y < foot
                     && other.y + other.height > top
        if (!others.some(other => lies(other, Math.max(from.y, to.y), Math.min(from.y + from.height, to.y + to.height),
                                       left, right)))
            return 0
        const outerLeft = Math.min(from.x, to.x)
        const outerRight = Math.max(from.x + from.width, to.x + to.width)
        const foot = Math.max(from.y + from.height, to.y + to.height)
        const top = Math.min(from.y, to.y)
        // From an edge to the lane, on whichever side of the row that is.
        const isFree = (lane, edge, x1, x2) => !others.some(other => lies(other, Math.min(edge, lane),
                                                                          Math.max(edge, lane), x1, x2))
        const leads = (lane, row, fromEdge, toEdge) => isFree(lane, row, outerLeft, outerRight)
                      && isFree(lane, fromEdge, from.x, from.x + from.width)
                      && isFree(lane, toEdge, to.x, to.x + to.width)
        const below = foot + Theme.space2
        const above = top - Theme.space1 // under what is written at the head of the seat
        return leads(below, foot, from.y + from.height, to.y + to.height) ? below
             : leads(above, top, from.y, to.y) ? above : 0
    }
    function attackOf(card: int): var {
        const all = allTiles
        const find = tileOfBase
        return wayBetween(all().find(tile => tile.cardTile(card)) ?? null, card, find(attacked))
    }
    function middleOf(place: var): point {
        return Qt.point(place.x + place.width / 2, place.y + place.height / 2)
    }
    // How far the middle of a figure is from the way of an arrow.
    function distance(figure: point, ends: var): real {
        const a = middleOf(ends.from)
        const b = middleOf(ends.to)
        const dx = b.x - a.x
        const dy = b.y - a.y
        const along = (figure.x - a.x) * dx + (figure.y - a.y) * dy
        const part = Math.max(0, Math.min(1, along / Math.max(1, dx * dx + dy * dy)))
        return Math.hypot(figure.x - a.x - part * dx, figure.y - a.y - part * dy)
    }
    function attacks(): var {
        const found = []
        for (let i = 0; i < attackArrows.count; ++i) {
            const arrow = attackArrows.itemAt(i) as TableArrow
            if (arrow?.visible)
                found.push(arrow.ends)
        }
        return found
    }
    function figuresUnder(arrows: var): var {
        const all = allTiles
        const found = []
        for (const tile of arrows.length > 0 ? all() : []) {
            const rect = rectOf(tile.figure)
            const figure = middleOf(rect)
            if (arrows.some(ends => ends.lane === 0 && distance(figure, ends) < rect.height / 2))
                found.push({ tile: tile, x: rect.x, y: rect.y })
        }
        return found
    }
    function textsUnder(arrows: var): var {
        const all = allTexts
        const found = []
        for (const text of arrows.length > 0 ? all().filter(text => text.visible) : []) {
            const rect = rectOf(text)
            const right = rect.x + Math.min(rect.width, text.contentWidth)
            const y = middleOf(rect).y
            const crosses = ends => {
                const a = middleOf(ends.from)
                const b = middleOf(ends.to)
                const x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
                return ends.lane === 0 && (a.y - y) * (b.y - y) < 0 && x > rect.x - Theme.space2
                        && x < right + Theme.space2
            }
            if (arrows.some(crosses))
                found.push({ text: text, x: rect.x, y: rect.y })
        }
        return found
    }
    function place() {
        const found = []
        const told = Array.from(table.alert.arrows)
        const asks = table.alert.asks !== AlertModel.Asks.Nothing
        told.forEach((way, number) => {
            // While orders are given, only the last one is in the way of what is asked.
            const shown = !asks || way.fromPiece === 0 || number === told.length - 1
            const back = found.find(there => there.way.fromSeat === way.toSeat && there.way.toSeat === way.fromSeat
                                    && there.way.fromBase === way.toBase && there.way.toBase === way.fromBase)
            const ends = wayBetween(placeOf(way.fromSeat, way.fromBase), way.fromPiece, placeOf(way.toSeat, way.toBase))
            if (back) {
                back.bothWays = true
                back.shown = back.shown || shown
            } else if (ends) {
                found.push({ way: way, ends: ends, bothWays: false, shown: shown })
            }
        })
        ways = found
        ++placed
        const arrows = found.filter(way => way.shown).map(way => way.ends).concat(attacks())
        crossed = figuresUnder(arrows)
        crossedTexts = textsUnder(arrows)
    }

    onArrangedChanged: moved = true
    onWidthChanged: moved = true
    onHeightChanged: moved = true
    onAttackedChanged: soon.restart()

    Connections {
        target: over.table.alert
        function onChanged() {
            over.place()
            over.moved = true // a card that was sent lies elsewhere, and so do others
        }
    }
    Timer {
        id: soon
        interval: 1
        onTriggered: over.place()
    }
    // Once a frame has been shown the tiles have found their places.
    Connections {
        target: over.Window.window
        enabled: over.moved
        function onFrameSwapped() {
            over.moved = false
            over.place()
        }
    }
    Repeater {
        model: over.ways

        TableArrow {
            required property var modelData
            required property int index

            objectName: "alert-arrow-" + index
            visible: modelData.shown
            ends: modelData.ends
            bothWays: modelData.bothWays
        }
    }
    Repeater {
        id: attackArrows
        model: over.attacked > 0 ? (over.bench.open ? over.bench.cards : over.defender.attackers) : null

        TableArrow {
            required property int pieceId
            required property bool chosen

            objectName: visible ? "attack-arrow-" + pieceId : ""
            visible: ends !== null && (chosen || !over.bench.open)
            ends: over.placed > 0 ? over.attackOf(pieceId) : null
            ink: Theme.attack
            signInk: Theme.ground
            onVisibleChanged: soon.restart()
        }
    }
    // No arrow strikes a figure or a word out: it is written once more, over it.
    Repeater {
        model: over.crossed

        NumberText {
            required property var modelData
            readonly property BaseTile tile: modelData.tile

            x: modelData.x
            y: modelData.y
            value: tile?.defense ?? 0
            color: tile?.figure.color ?? Theme.text
            font.pixelSize: tile?.figure.font.pixelSize ?? Theme.fontBody
            style: Text.Outline
            styleColor: Theme.raised
            Accessible.ignored: true
        }
    }
    Repeater {
        model: over.crossedTexts

        PlainText {
            required property var modelData
            required property int index
            readonly property Text written: modelData.text

            objectName: "text-over-arrow-" + index
            x: modelData.x
            y: modelData.y
            width: written?.width ?? 0
            height: written?.height ?? 0
            text: written?.text ?? ""
            color: written?.color ?? Theme.text
            font: written?.font ?? Qt.font({ family: Theme.headingFamily })
            elide: written?.elide ?? Text.ElideRight
            fontSizeMode: written?.fontSizeMode ?? Text.FixedSize
            minimumPixelSize: written?.minimumPixelSize ?? Theme.fontTiny
            verticalAlignment: written?.verticalAlignment ?? Text.AlignVCenter
            style: Text.Outline
            styleColor: Theme.surface
            Accessible.ignored: true
        }
    }
}
