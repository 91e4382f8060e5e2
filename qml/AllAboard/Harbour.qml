// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Drawings
import Basekeeper.Theme

// The boats of the round from left to right, and who is aboard, as large as there is room.
Rectangle {
    id: harbour

    required property AllAboardTable table

    readonly property int count: Math.max(1, berths.count)
    readonly property real inset: width < 500 ? Theme.space1 : Theme.space3
    readonly property real gap: width < 500 ? Theme.space1 : Theme.space2
    readonly property real berthWidth: Math.min(Theme.scaled(240), (width - 2 * inset - (count - 1) * gap) / count)
    readonly property real firstX: (width - count * berthWidth - (count - 1) * gap) / 2
    readonly property real berthHeight: height - 2 * inset
    readonly property bool slim: berthWidth < 110
    readonly property real hullHeight: Math.round((berthWidth - 2 * Theme.space1) * 0.38)
    readonly property real below: hullHeight * 0.92 + (slim ? Theme.scaled(40) : Theme.scaled(54))
                                  + Theme.fontSmall * 1.5 + Theme.space2
    readonly property real head: Theme.fontSmall * 1.4 + Theme.space2
    readonly property real deckY: berthHeight - below
    readonly property real cardGap: slim ? 3 : Theme.space1
    readonly property color hills: Qt.tint(Theme.surface, Qt.alpha(Theme.defense, 0.09))
    readonly property var deck: plan(table.mostAboard)

    // How those aboard lie: as large as possible, in so many columns.
    function plan(most: int): var {
        let best = { columns: 1, width: 0 }
        const room = berthWidth - 2 * (slim ? 3 : Theme.space2)
        for (let columns = 1; columns <= 3; ++columns) {
            const rows = Math.ceil(most / columns)
            const wide = Math.floor(Math.min((room - (columns - 1) * cardGap) / columns,
                                             (deckY - head - (rows - 1) * cardGap) / rows / 1.2, 104))
            if (wide > best.width)
                best = { columns: columns, width: wide }
        }
        return best
    }
    function spotOf(boat: int, place: int, sunk: bool): point {
        const high = Math.round(deck.width * 1.2)
        const row = Math.floor(place / deck.columns)
        const column = place % deck.columns
        const across = deck.columns * deck.width + (deck.columns - 1) * cardGap
        return Qt.point(firstX + (boat - 1) * (berthWidth + gap) + (berthWidth - across) / 2
                        + column * (deck.width + cardGap),
                        inset + deckY - (row + 1) * high - row * cardGap + (sunk ? hullHeight * 0.25 : 0) + 2)
    }

    // Where the one aboard stands who acts in the step that is told; the middle of the deck, if nobody does.
    function actorSpot(boat: int): point {
        for (let i = 0; i < crowd.count; ++i) {
            const each = crowd.itemAt(i) as Passenger
            if (each && each.boat === boat && each.part === AboardState.Part.Acts)
                return Qt.point(each.x, each.y)
        }
        return spotOf(boat, 0, false)
    }

    // Where somebody goes who leaves without a boat: into the lion, or over the last boat's side into the sea. Where
    // nothing moves, nobody may come to lie on another.
    function wayOut(boat: int, place: int): point {
        const from = spotOf(boat, place, false)
        if (Theme.reducedMotion)
            return from
        if (table.show.kind === AboardState.Kind.Eaten)
            return actorSpot(boat)
        return table.show.kind === AboardState.Kind.Thrown ? Qt.point(from.x, inset + deckY + hullHeight) : from
    }

    objectName: "harbour"
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline
    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The boats")

    component Swell: Row {
        id: swell
        property color ink

        Repeater {
            model: Math.ceil(harbour.width / 48) + 1

            Icon {
                name: "boats/wave"
                size: 48
                color: swell.ink
            }
        }
    }
    // The coast behind the boats, under a low sun.
    Rectangle {
        visible: Theme.hasSeatLand
        x: parent.width * 0.72
        y: sea.y - height * 0.8
        width: Math.min(harbour.height * 0.5, harbour.width * 0.3)
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.note, 0.10)
    }
    GroundDrawing {
        visible: Theme.hasSeatLand
        x: 1
        y: sea.y - height
        width: parent.width - 2
        height: Math.round((sea.y - harbour.inset) * 0.62)
        number: 11
        color: harbour.hills
        farColor: Qt.tint(Theme.surface, Qt.alpha(Theme.defense, 0.05))
        craterColor: harbour.hills
    }
    Rectangle {
        id: sea
        y: harbour.inset + harbour.deckY + harbour.hullHeight * 0.42
        x: 1
        width: parent.width - 2
        height: parent.height - y - 1
        radius: Theme.radius
        color: Qt.tint(Theme.surface, Qt.alpha(Theme.defense, 0.16))
    }
    Swell {
        y: sea.y - 25
        ink: Qt.alpha(Theme.defense, 0.45)
    }
    Swell {
        y: parent.height - 40
        x: -20
        ink: Qt.alpha(Theme.defense, 0.16)
    }
    Repeater {
        id: berths
        model: harbour.table.boats

        HarbourBoat {
            objectName: "boat-" + boat
            x: harbour.firstX + (boat - 1) * (harbour.berthWidth + harbour.gap)
            y: harbour.inset
            width: harbour.berthWidth
            height: harbour.berthHeight
            table: harbour.table
            deckY: harbour.deckY
            hullHeight: harbour.hullHeight
            onClicked: harbour.table.tapBoat(boat)
        }
    }
    Repeater {
        id: crowd
        model: harbour.table.passengers

        Passenger {
            id: passenger

            required property int result
            readonly property HarbourBoat berth: berths.count < boat ? null
                                                : berths.itemAt(boat - 1) as HarbourBoat
            readonly property bool gone: fate === AboardState.Fate.Gone

            objectName: "aboard-" + passenger.seat + "-" + passenger.animal
            table: harbour.table
            width: harbour.deck.width
            height: Math.round(harbour.deck.width * 1.2)
            sunk: result === AboardState.Result.Sunk
            spot: gone ? harbour.wayOut(boat, place) : harbour.spotOf(boat, place, sunk)
            rock: berth?.rock ?? 0
            drift: berth?.drift ?? 0
            keel: berth ? Qt.point(berth.x + berth.keel.x, berth.y + berth.keel.y) : Qt.point(x, y)
        }
    }
}
