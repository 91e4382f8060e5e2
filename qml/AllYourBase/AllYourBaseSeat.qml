// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Drawings
import Basekeeper.Theme

// One seat at its place: who, how it stands, and its bases.
Rectangle {
    id: panel

    required property AllYourBaseTable table
    required property var tileSizes // {width, shared, stretch, columns}
    required property int seat
    required property string name
    required property string language
    required property int attack
    required property int defense
    required property int held
    required property bool playing
    required property bool waits
    required property bool mayDeclare
    required property bool lacksOne
    required property bool isAsked
    required property bool tappable
    required property var bases
    required property int mostCards
    required property string spoken
    property bool railDeclares: false // whoever plays is offered the declaration there

    readonly property bool lit: isAsked || playing && !waits // the app waits for this seat, and for no other
    readonly property real inset: width < Theme.scaled(380) ? Theme.space3 : Theme.space4
    readonly property int baseCount: tiles.count
    readonly property real room: width - 2 * inset
    // All that the tiles hang on, so that they are laid out again only when one of these is another.
    readonly property string sized: [tileSizes.width, tileSizes.shared, tileSizes.stretch, Theme.growth,
                                     Theme.fontTiny, Theme.fontSmall, Theme.fontBody].join(" ")
    // All that is not tiles.
    readonly property real chrome: header.y + header.implicitHeight + pips.height + Theme.space2 + Theme.space2 + inset

    objectName: "seat-" + seat
    radius: Theme.radius
    color: tappable ? Theme.possibleGround : lit ? Theme.seatGround(seat) : Theme.surface
    border.width: lit || tappable ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: tappable ? Theme.possible : lit ? Theme.seatColor(seat) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    onSizedChanged: tileSize.sizes = tileSize.sizesAt(tileSizes.width, tileSizes.shared, tileSizes.stretch)

    function allTiles(): var {
        const all = []
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i) as BaseTile
            if (tile)
                all.push(tile)
        }
        return all
    }
    function tileOf(base: int): Item {
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i) as BaseTile
            if (tile?.baseId === base)
                return tile
        }
        return null
    }
    function tileAt(place: point): var {
        return flow.childAt(place.x - flow.x, place.y - flow.y) as BaseTile
    }

    // Every seat is a planet of its own.
    GroundDrawing {
        visible: Theme.hasSeatLand
        x: panel.border.width
        y: panel.height - height - panel.border.width
        width: panel.width - 2 * x
        height: Math.min(Theme.scaled(120), panel.height * 0.4)
        number: panel.seat
        radius: panel.radius - x
        color: Theme.seatLand(panel.seat, panel.color, 0.9)
        farColor: Theme.seatLand(panel.seat, panel.color, 0.45)
        craterColor: Theme.seatLand(panel.seat, panel.color, 0.5)
    }
    PressArea {
        anchors.fill: parent
        enabled: panel.tappable
        onTapped: panel.table.tapSeat(panel.seat)
    }
    Rectangle {
        visible: panel.lit
        y: Theme.space3
        width: Theme.space1 + 1
        height: parent.height - 2 * y
        color: Theme.seatColor(panel.seat)
    }
    SeatHeader {
        id: header
        x: panel.inset
        y: Theme.space2
        width: panel.room
        table: panel.table
        seat: panel.seat
        name: panel.name
        language: panel.language
        givesTo: panel.table.alert.givesTo[panel.seat] ?? -1
        attack: panel.attack
        defense: panel.defense
        held: panel.held
        threshold: panel.table.threshold
        playing: panel.playing
        waits: panel.waits
        isAsked: panel.isAsked
        mayDeclare: panel.mayDeclare
        lacksOne: panel.lacksOne
        declaredElsewhere: panel.playing && panel.railDeclares
    }
    ProgressPips {
        id: pips
        anchors.top: header.bottom
        anchors.topMargin: Theme.space2
        x: panel.inset
        width: panel.room
        count: panel.table.threshold
        filled: Math.min(panel.held, panel.table.threshold)
        seat: panel.seat
    }
    // Where the first base will stand.
    Dome {
        x: Math.round((panel.width - width) / 2)
        y: Math.round(panel.chrome + (panel.height - panel.chrome - panel.inset - height) / 2)
        height: Math.min(Theme.scaled(110), (panel.height - panel.chrome) * 0.6)
        visible: panel.baseCount === 0 && height >= Theme.scaled(28)
        color: Theme.hairline
    }
    Flow {
        id: flow

        // The bases stand in the middle of the seat, in rows that begin below each other.
        readonly property real pace: tileSize.sizes.tileWidth + spacing
        readonly property int columns: Math.min(panel.baseCount, panel.tileSizes.columns)
        readonly property int rows: Math.ceil(panel.baseCount / Math.max(1, columns))
        readonly property real high: rows * (tileSize.sizes.tileHeight + spacing) - spacing

        y: panel.chrome - panel.inset + Math.max(0, Math.floor((panel.height - panel.chrome - high) / 2))
        x: Math.round((panel.width - width) / 2)
        width: Math.max(0, columns * pace - spacing)
        spacing: tileSize.sizes.gap

        Repeater {
            id: tiles
            model: panel.bases

            BaseTile {
                table: panel.table
                seat: panel.seat
                density: tileSize
                width: tileSize.sizes.tileWidth
                height: tileSize.sizes.tileHeight
            }
        }
    }
    // Last, so that it outlives the tiles that ask it.
    Density {
        id: tileSize
        mostCards: panel.mostCards
    }
}
