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
    property var ways: [] // of a RED ALERT: {way, bothWays, number}
    property var tileOfCard: ({}) // by the card's number: on which base it stands
    property var lying: [] // rectangles that no arrow leads over
    property real apart // from what lies there to an arrow beside it
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
    // What an arrow needs that begins at a seat, a base, or where a card stands on a base; null: it has no end.
    function asked(start: Item, card: int, end: Item, shares: bool): var {
        if (!start || !end)
            return null
        const arrow = { from: rectOf(start), to: rectOf(end), shares: shares }
        const stands = (start as BaseTile)?.cardTile(card)
        return stands ? Object.assign(arrow, { card: middleOf(stands) }) : arrow
    }
    function attackOf(card: int): var {
        const find = tileOfBase
        const arrow = asked(tileOfCard[card] ?? null, card, find(attacked), true)
        return arrow ? TableWays.around([arrow], lying, apart)[0] : []
    }
    function alertWays(): var {
        const found = []
        const told = Array.from(table.alert.arrows)
        const asks = table.alert.asks !== AlertModel.Asks.Nothing
        told.forEach((way, number) => {
            // While orders are given, only the last one is in the way of what is asked.
            const shown = !asks || way.fromPiece === 0 || number === told.length - 1
            const back = found.find(there => there.way.fromSeat === way.toSeat && there.way.toSeat === way.fromSeat
                                    && there.way.fromBase === way.toBase && there.way.toBase === way.fromBase)
            const arrow = asked(placeOf(way.fromSeat, way.fromBase), way.fromPiece, placeOf(way.toSeat, way.toBase),
                                false)
            if (back) {
                back.bothWays = true
                back.shown = back.shown || shown
            } else if (arrow) {
                found.push({ way: way, arrow: arrow, bothWays: false, shown: shown,
                             number: way.fromPiece > 0 && told.length > 1 ? number + 1 : 0 })
            }
        })
        return found.filter(way => way.shown)
    }
    function place() {
        const shown = alertWays()
        const tiles = allTiles
        const heads = allHeads
        const bases = attacked > 0 || shown.length > 0 ? tiles() : []
        const standing = {}
        for (const tile of bases)
            for (const card of tile.cardTiles())
                standing[card.pieceId] = tile
        tileOfCard = standing
        apart = bases.reduce((least, tile) => Math.min(least, tile.sizes.gap), Theme.space2) / 2
        lying = bases.length > 0 ? bases.concat(heads()).map(item => rectOf(item)) : []
        const found = shown.length > 0 ? TableWays.around(shown.map(way => way.arrow), lying, apart) : []
        ways = shown.map((way, index) => ({ points: found[index], bothWays: way.bothWays, number: way.number }))
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
            anchors.fill: over
            way: modelData.points
            bothWays: modelData.bothWays
            number: modelData.number
        }
    }
    Repeater {
        model: over.attacked > 0 ? (over.bench.open ? over.bench.cards : over.defender.attackers) : null

        TableArrow {
            required property int pieceId
            required property bool chosen

            objectName: visible ? "attack-arrow-" + pieceId : ""
            anchors.fill: over
            visible: chosen || !over.bench.open
            way: visible && over.lying.length > 0 ? over.attackOf(pieceId) : []
            ink: Theme.attack
            signInk: Theme.ground
        }
    }
}
