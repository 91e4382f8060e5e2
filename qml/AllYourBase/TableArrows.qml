// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The ways over the table, where things really lie: those of a RED ALERT, from seat to seat, from base to base, or from
// the card that goes; and those of an attack, from each card that takes part to the base that is attacked.
Item {
    id: over

    required property AllYourBaseTable table
    property var headOfSeat // (seat) => Item, who sits there and how the seat stands
    property var tileOfBase // (base) => BaseTile
    property int attacked // the base; 0: none
    property string arranged // changes whenever the table is arranged anew
    property var allTiles // () => those of all bases
    property var allHeads // () => those of all seats
    property var arrows: [] // {name, way, bothWays, attacks}
    property bool moved: false // something may stand elsewhere than when the arrows were placed

    readonly property BenchModel bench: table.bench
    readonly property DefenderModel defender: table.defender

    function rectOf(item: Item): rect {
        return item.mapToItem(over, 0, 0, item.width, item.height)
    }
    function middleOf(item: Item): real {
        return item.mapToItem(over, item.width / 2, 0).x
    }
    function placeOf(seat: int, base: int): Item {
        const find = base > 0 ? tileOfBase : headOfSeat
        return find(base > 0 ? base : seat)
    }
    // An arrow that begins at a seat, a base, or where a card stands on a base; null: it has no end.
    function arrowBetween(name: string, start: Item, card: int, end: Item, attacks: bool): var {
        if (!start || !end)
            return null
        const arrow = { name: name, from: rectOf(start), to: rectOf(end), shares: attacks, attacks: attacks,
                        bothWays: false }
        const stands = (start as BaseTile)?.cardTile(card)
        return stands ? Object.assign(arrow, { card: middleOf(stands) }) : arrow
    }
    function attackArrows(tiles: var): var {
        const find = tileOfBase
        const tileOfCard = {}
        for (const tile of tiles)
            for (const card of tile.cardTiles())
                tileOfCard[card.pieceId] = tile
        const force = attacked === 0 ? [] : Array.from(bench.open ? bench.force : defender.force)
        return force.map(card => arrowBetween("attack-arrow-" + card, tileOfCard[card] ?? null, card, find(attacked),
                                              true)).filter(arrow => arrow !== null)
    }
    function alertArrows(): var {
        const found = []
        const orders = Array.from(table.alert.arrows)
        const asks = table.alert.asks !== AlertModel.Asks.Nothing
        orders.forEach((order, number) => {
            // While orders are given, only the last one is in the way of what is asked.
            if (asks && order.fromPiece > 0 && number < orders.length - 1)
                return
            const back = found.find(there => order.fromPiece === 0 && there.order.fromPiece === 0
                                    && there.order.fromSeat === order.toSeat && there.order.toSeat === order.fromSeat
                                    && there.order.fromBase === order.toBase && there.order.toBase === order.fromBase)
            if (back) {
                back.arrow.bothWays = true
                return
            }
            const arrow = arrowBetween("alert-arrow-" + found.length, placeOf(order.fromSeat, order.fromBase),
                                       order.fromPiece, placeOf(order.toSeat, order.toBase), false)
            if (arrow)
                found.push({ order: order, arrow: arrow })
        })
        return found.map(there => there.arrow)
    }
    function place() {
        moved = false
        if (attacked === 0 && table.alert.arrows.length === 0) {
            arrows = []
            return
        }
        const tilesOf = allTiles
        const headsOf = allHeads
        const tiles = tilesOf()
        const asked = alertArrows().concat(attackArrows(tiles))
        const lying = tiles.concat(headsOf()).map(item => rectOf(item))
        const apart = tiles.reduce((least, tile) => Math.min(least, tile.sizes.gap), Theme.space2) / 2
        const ways = TableWays.around(asked, lying, apart)
        // What lies where it is to go needs none.
        arrows = asked.map((arrow, index) => Object.assign(arrow, { way: ways[index] }))
                      .filter(arrow => arrow.way.length > 1)
    }

    onArrangedChanged: moved = true
    onWidthChanged: moved = true
    onHeightChanged: moved = true
    onAttackedChanged: soon.restart()

    // Any step, forward or back, may leave a card elsewhere.
    Connections {
        target: over.table
        function onChanged() {
            over.moved = true
        }
    }
    Connections {
        target: over.bench
        function onChanged() {
            soon.restart()
        }
    }
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
            over.place()
        }
    }
    Repeater {
        model: over.arrows

        TableArrow {
            required property var modelData

            objectName: modelData.name
            anchors.fill: over
            way: modelData.way
            bothWays: modelData.bothWays
            ink: modelData.attacks ? Theme.attack : Theme.chosen
            signInk: modelData.attacks ? Theme.ground : Theme.chosenInk
        }
    }
}
