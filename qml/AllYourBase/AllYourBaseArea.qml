// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All seats at their places, with tiles as large as fit. Only where the smallest do not fit does it scroll.
Flickable {
    id: area

    required property AllYourBaseTable table
    property MomentWords momentWords // outside the table; null: a moment is not told in words
    property int form: Form.Side

    readonly property bool column: form === Form.Phone
    readonly property real gap: column ? Theme.space2 : Theme.space3 + 2
    readonly property var places: seatPlaces.of(seats.count, form)
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property real columnWidth: (width - gap * (columns - 1)) / columns
    property int asked: -1 // a seat out of turn
    property bool railDeclares: false // the rail offers the declaration to whoever plays
    readonly property int meant: asked >= 0 ? asked : table.playing
    readonly property int watched: table.alert.watched // a base; 0: none
    readonly property list<int> answersOf: table.alert.answersOf // seats: of what a RED ALERT asks for
    readonly property bool prepares: table.alert.open // a RED ALERT
    readonly property int attacked: table.bench.open ? table.bench.target : table.defender.target // 0: none
    // By seat. Read once after all the lists have changed: with each of six, everything was laid out anew.
    property list<int> baseCounts
    readonly property var plan: settle()

    // Of the base with the most of them, whoever has it: a card that is large enough for a finger is tapped where it
    // lies.
    readonly property size leastCard: {
        if (column)
            return Qt.size(0, 0)
        let least = Qt.size(Infinity, Infinity)
        for (const seat of plan.tiles.filter(seat => seat.columns > 0)) {
            const sizes = tileSize.sizesAt(seat.width, seat.shared, seat.stretch)
            const cards = tileSize.arrange(Math.max(1, table.mostCardsOnABase), sizes)
            least = Qt.size(Math.min(least.width, cards.width), Math.min(least.height, cards.height))
        }
        return least
    }

    function basesAt(seat: int): int {
        return baseCounts[seat] ?? 0
    }
    function countBases() {
        const counts = []
        for (let seat = 0; seat < seats.count; ++seat)
            counts.push((seats.itemAt(seat) as AllYourBaseSeat)?.baseCount ?? 0)
        if (counts.join() !== Array.from(baseCounts).join())
            baseCounts = counts
    }
    function panelWidth(place: var): real {
        return place[2] * (columnWidth + gap) - gap
    }
    function roomIn(place: var, panel: var): real {
        return panelWidth(place) - 2 * panel.inset
    }
    // What each row of panels needs with tiles so wide: height, and how many rows of tiles.
    function needs(tileWidth: int): var {
        const rows = []
        places.forEach((place, seat) => {
            const panel = seats.itemAt(seat) as AllYourBaseSeat
            if (!panel)
                return
            const room = roomIn(place, panel)
            const row = rows[place[0]] ?? { height: 0, tiles: 1 }
            rows[place[0]] = {
                height: Math.max(row.height, panel.chrome + tileSize.heightIn(tileWidth, room, basesAt(seat))),
                tiles: Math.max(row.tiles, tileSize.rowsIn(tileWidth, room, basesAt(seat)))
            }
        })
        return rows
    }
    function heightOf(rows: var): real {
        return rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1)
    }
    // The largest that fit, between the smallest that can be read and touched and the largest that still look well.
    function widestTile(): int {
        const narrowest = places.reduce((least, place) => Math.min(least, panelWidth(place)), width)
        const most = Math.min(tileSize.mostWidth, Math.floor(narrowest - 2 * Theme.space4))
        return tileSize.largest(tileSize.leastWidth, most, tileWidth => heightOf(needs(tileWidth)) <= height)
    }
    // Where the seats stand one under another, of one row of tiles.
    function columnTile(): int {
        const panel = seats.itemAt(0) as AllYourBaseSeat
        const narrow = tileSize.narrowWidth
        const room = panel ? width - 2 * panel.inset : 0
        return panel ? tileSize.spreadWidth(narrow, room, tileSize.columnsIn(narrow, room)) : narrow
    }
    function settle(): var {
        const tileWidth = column ? columnTile() : widestTile()
        const rows = needs(tileWidth)
        const spare = column ? 0 : Math.max(0, height - heightOf(rows))
        const tiles = rows.reduce((sum, row) => sum + row.tiles, 0)
        let top = 0
        // Whoever has more rows of tiles gets more of what is left over.
        const placed = rows.map(row => {
            const high = Math.floor(row.height + spare * row.tiles / Math.max(1, tiles))
            top += high + gap
            return { top: top - high - gap, height: high }
        })
        return { rows: placed, height: top - gap, tiles: places.map((place, seat) => {
            const panel = seats.itemAt(seat) as AllYourBaseSeat
            if (!panel)
                return tileSize.plainTiles(0, 0, tileWidth)
            const room = roomIn(place, panel)
            return column ? tileSize.plainTiles(basesAt(seat), room, tileWidth)
                   : tileSize.tilesIn(basesAt(seat), room, placed[place[0]].height - panel.chrome, tileWidth)
        }) }
    }
    function tileOf(base: int): Item {
        for (let i = 0; i < seats.count; ++i) {
            const tile = (seats.itemAt(i) as AllYourBaseSeat)?.tileOf(base)
            if (tile)
                return tile
        }
        return null
    }
    function tiles(): var {
        let all = []
        for (let i = 0; i < seats.count; ++i)
            all = all.concat((seats.itemAt(i) as AllYourBaseSeat)?.allTiles() ?? [])
        return all
    }
    function seatAt(place: point): var {
        for (let i = 0; i < seats.count; ++i) {
            const panel = seats.itemAt(i) as AllYourBaseSeat
            if (panel?.contains(Qt.point(place.x - panel.x, place.y - panel.y)))
                return panel
        }
        return null
    }
    function bringIntoView(seat: int) {
        const panel = seats.itemAt(seat)
        if (panel && contentHeight > height)
            contentY = Math.max(0, Math.min(contentHeight - height, panel.y - Theme.space2))
    }
    function isInView(seat: int): bool {
        const panel = seats.itemAt(seat)
        return panel && panel.y >= contentY - 1 && panel.y + Math.min(panel.height, height) <= contentY + height + 1
    }
    // Who chooses sees what there is to choose from, and what was chosen last until it is played; after that, whose
    // turn it is.
    function bringAnswersIntoView() {
        const nowhere = answersOf.length === 0
        if (nowhere && !prepares)
            bringIntoView(meant)
        else if (!nowhere && !Array.from(answersOf).some(seat => isInView(seat)))
            bringIntoView(answersOf[0])
    }
    // One that is in sight stays where it is; another comes no further than needed.
    function bringBaseIntoView(base: int) {
        const tile = tileOf(base)
        if (!tile || contentHeight <= height)
            return
        const place = tile.mapToItem(contentItem, 0, 0, tile.width, tile.height)
        if (place.y >= contentY && place.y + place.height <= contentY + height)
            return
        const foot = place.y + place.height + Theme.space2
        contentY = Math.min(Math.max(contentY, foot - height), Math.max(0, place.y - Theme.space2))
    }

    contentWidth: width
    contentHeight: Math.max(height, plan.height)
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollHandle {}

    onMeantChanged: later.restart()
    onAttackedChanged: toBase.restart()
    onAnswersOfChanged: toAnswers.restart()
    onPreparesChanged: toAnswers.restart()
    onWatchedChanged: toAnswers.restart()
    onFormChanged: later.restart()
    Component.onCompleted: {
        countBases()
        later.restart()
    }

    Connections {
        target: area.table
        function onSeatsShown() {
            area.countBases()
        }
    }

    // After the panels have found their places.
    Timer {
        id: later
        interval: 1
        onTriggered: {
            area.bringAnswersIntoView()
            area.bringBaseIntoView(area.attacked)
        }
    }
    Timer {
        id: toAnswers
        interval: 1
        onTriggered: {
            area.bringAnswersIntoView()
            area.bringBaseIntoView(area.watched)
        }
    }
    Timer {
        id: toBase
        interval: 1
        onTriggered: area.bringBaseIntoView(area.attacked)
    }
    SeatPlaces {
        id: seatPlaces
    }
    Density {
        id: tileSize
    }
    Repeater {
        id: seats
        model: area.table.seats

        AllYourBaseSeat {
            required property int index

            readonly property var place: area.places[index] ?? [0, 0, 1]
            readonly property var line: area.plan.rows[place[0]] ?? { top: 0, height: 0 }

            table: area.table
            railDeclares: area.railDeclares
            tileSizes: area.plan.tiles[index] ?? tileSize.plainTiles(0, 0, tileSize.leastWidth)
            x: place[1] * (area.columnWidth + area.gap)
            y: line.top
            width: area.panelWidth(place)
            height: line.height
        }
    }
    OverruleDrag {
        anchors.fill: parent
        enabled: area.table.ruling.open && !area.interactive // else a finger scrolls
        table: area.table
        seatAt: place => area.seatAt(place)
    }
    TableMoments {
        id: moments
        anchors.fill: parent
        table: area.table
        tiles: () => area.tiles()
        seatPanel: seat => seats.itemAt(seat)
        words: area.momentWords
    }
}
