// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// What has just happened, drawn over the table in less than a second: a base that was captured, a counterattack, an
// extra turn, and where all went back that an undo has moved. The table below is already as it will be and takes every
// tap; a tap on the table ends the motion. What happened is told in words, too, and stays a little longer.
Item {
    id: moments

    required property AllYourBaseTable table
    property var tiles // () => all BaseTiles
    property var seatPanel // (seat) => Item
    property MomentWords words // null: nothing is told

    property var before: null // where everything lay, while the latest step is taken back
    property string takenBack // that step
    property var attack: null // the latest that was declared: {place, cards}

    property var flights: []
    property var burst: null // where a counterattack hits
    property int guest: -1 // whose extra turn begins
    property real progress: 1

    readonly property bool moves: motion.running

    function rememberAll() {
        before = everything()
        takenBack = table.undoText
        forgetting.restart() // it may have been a choice alone, and no step
    }
    function skip() {
        motion.stop()
        if (words)
            words.visible = false
    }
    function rectOf(item: Item): rect {
        return item ? item.mapToItem(moments, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0)
    }
    // Where the base itself stands on its tile.
    function groundOf(tile: var): rect {
        return tile.mapToItem(moments, tile.dome.x, tile.dome.y, tile.dome.width, tile.dome.height)
    }
    function panelOf(seat: int): rect {
        const find = seatPanel
        return rectOf(find(seat))
    }
    // Where what belongs to a seat comes from, or goes to, that lies on no base: its name.
    function doorOf(seat: int): rect {
        const panel = panelOf(seat)
        return Qt.rect(panel.x, panel.y, Math.min(panel.width, Theme.scaled(48)), Theme.scaled(48))
    }
    function everything(): var {
        const all = tiles
        const found = {}
        for (const tile of all()) {
            found["base " + tile.baseId] = { seat: tile.seat, base: 0, card: "base", place: groundOf(tile) }
            for (const card of tile.cardTiles())
                found["card " + card.pieceId] = { seat: tile.seat, base: tile.baseId, card: card.card,
                                                  place: rectOf(card) }
        }
        return found
    }
    // Of all that lies elsewhere now.
    function flightsSince(was: var): var {
        const now = everything()
        const found = []
        for (const name in was) {
            const there = was[name]
            const here = now[name]
            if (!here || here.seat !== there.seat || here.base !== there.base)
                found.push({ seat: here?.seat ?? there.seat, card: there.card, from: there.place,
                             to: here?.place ?? doorOf(there.seat), falls: false })
        }
        for (const name in now) {
            if (!(name in was))
                found.push({ seat: now[name].seat, card: now[name].card, from: doorOf(now[name].seat),
                             to: now[name].place, falls: false })
        }
        return found
    }
    function tell(iconName: string, seat: int, title: string, text: string) {
        if (words)
            words.tell(iconName, seat, title, text)
        if (Theme.reducedMotion)
            return
        progress = 0
        motion.restart()
    }
    function clear() {
        flights = []
        burst = null
        guest = -1
    }
    function tellUndo(was: var) {
        flights = flightsSince(was)
        tell("undo", -1, qsTr("Undone"), takenBack)
    }
    function tellCapture(base: int) {
        const all = tiles
        const tile = all().find(tile => tile.baseId === base)
        if (!tile)
            return
        flights = attack ? [{ seat: tile.seat, card: "base", from: attack.place, to: groundOf(tile), falls: false }]
                         : []
        tell("flag", tile.seat, qsTr("%1 is captured").arg(tile.label), table.log.lastText)
    }
    function tellCounterattack(seat: int) {
        flights = attack?.cards ?? []
        burst = attack?.place ?? null
        tell("alert", seat, qsTr("Counterattack"), table.log.lastText)
    }
    function tellTurn(seat: int) {
        guest = seat
        tell("turn-forward", seat, qsTr("An extra turn"), table.playingName)
    }

    Connections {
        function onChanged() {
            const target = moments.table.defender.target
            const all = moments.tiles
            const tile = all().find(tile => tile.baseId === target)
            if (!tile)
                return
            // Those of both sides.
            const cards = all().reduce((found, one) => found.concat(one.cardTiles().filter(
                card => card.chosen || one === tile)), [])
            moments.attack = {
                place: moments.groundOf(tile),
                cards: cards.map(card => ({ seat: tile.seat, card: card.card, falls: true,
                                            from: moments.rectOf(card), to: moments.rectOf(card) }))
            }
        }

        target: moments.table.defender
    }
    Connections {
        function onGoesBack() {
            moments.rememberAll()
        }
        function onLaidAnew() {
            soon.stop()
            soon.kind = -1
            moments.before = null
            moments.attack = null
            moments.skip()
            moments.clear()
        }
        function onHappened(kind: int, seat: int, base: int) {
            soon.kind = kind
            soon.seat = seat
            soon.base = base
            soon.restart()
        }
        function onAdvanced() {
            soon.before = moments.before
            moments.before = null
            moments.skip()
            if (soon.before)
                soon.restart()
        }

        target: moments.table
    }
    Timer {
        id: forgetting
        interval: 0
        onTriggered: moments.before = null
    }
    // Once the panels are arranged for it.
    Timer {
        id: soon

        property var before: null
        property int kind: -1 // GameMoment.Kind; -1: nothing happened
        property int seat: -1
        property int base: 0

        interval: 1
        onTriggered: {
            const happened = kind
            kind = -1
            moments.clear()
            if (before)
                moments.tellUndo(before)
            else if (happened === GameMoment.Kind.Capture)
                moments.tellCapture(base)
            else if (happened === GameMoment.Kind.Counterattack)
                moments.tellCounterattack(seat)
            else if (happened === GameMoment.Kind.ExtraTurn)
                moments.tellTurn(seat)
        }
    }
    NumberAnimation {
        id: motion
        objectName: "moment-motion"
        target: moments
        property: "progress"
        from: 0
        to: 1
        duration: 800
        easing.type: Easing.InOutCubic
        onFinished: moments.clear()
    }
    PointHandler {
        enabled: moments.moves || (moments.words?.visible ?? false)
        onActiveChanged: {
            if (active)
                moments.skip()
        }
    }
    MomentPicture {
        anchors.fill: parent
        visible: moments.moves
        flights: moments.moves ? moments.flights : []
        burst: moments.burst
        guest: moments.guest
        guestPlace: moments.guest >= 0 ? moments.panelOf(moments.guest) : Qt.rect(0, 0, 0, 0)
        progress: moments.progress
    }
}
