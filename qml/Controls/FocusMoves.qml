// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Basekeeper.Theme

// What arrow keys do where nothing has a use of its own for them: the focus goes to the neighbour that lies there.
QtObject {
    id: moves

    // More can be focused nowhere at once.
    readonly property int most: 500

    function handle(event: var, from: Item) {
        const dx = (event.key === Qt.Key_Right ? 1 : 0) - (event.key === Qt.Key_Left ? 1 : 0)
        const dy = (event.key === Qt.Key_Down ? 1 : 0) - (event.key === Qt.Key_Up ? 1 : 0)
        event.accepted = from !== null && (dx !== 0 || dy !== 0) && moves.go(from, dx, dy)
    }
    // False: nothing lies there.
    function go(from: Item, dx: int, dy: int): bool {
        const here = moves.place(from)
        const first = from.nextItemInFocusChain(true)
        let best = null
        let least = Infinity
        let item = first
        for (let i = 0; i < moves.most && item; ++i) {
            const far = item === from ? Infinity : moves.distance(here, moves.place(item), dx, dy)
            if (far < least) {
                least = far
                best = item
            }
            item = item.nextItemInFocusChain(true)
            if (item === first)
                break
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason)
        return best !== null
    }
    // The first act that leads within a screen has the focus. False: none does, and nothing happens.
    function goToNextAct(screen: Item): bool {
        const act = moves.nextAct(screen, screen.nextItemInFocusChain(true))
        if (!act)
            return false
        moves.give(act)
        return true
    }
    // The same of a part of the screen; where no act leads, its first item has the focus. False if it has none.
    function goInto(part: Item): bool {
        if (moves.goToNextAct(part))
            return true
        const first = part.nextItemInFocusChain(true)
        if (!moves.lies(first, part) || !moves.isAtHand(first))
            return false
        moves.give(first)
        return true
    }
    function give(item: var) {
        item.forceActiveFocus(Theme.keysLead ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }
    // A field that nobody has asked for would bring a keyboard onto the screen of who uses fingers.
    function isAtHand(item: Item): bool {
        return Theme.keysLead || !moves.takesTyping(item)
    }
    function takesTyping(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up instanceof TextInput || up instanceof TextEdit || up.takesTyping === true)
                return true
        }
        return false
    }
    function nextAct(screen: Item, first: Item): Item {
        let item = first
        for (let i = 0; i < moves.most && item; ++i) {
            if (moves.leads(item) && moves.lies(item, screen))
                return item
            item = item.nextItemInFocusChain(true)
            if (item === first)
                break
        }
        return null
    }
    function leads(item: var): bool {
        return item.leads === true
    }
    function lies(item: Item, within: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === within)
                return true
        }
        return false
    }
    function place(item: Item): rect {
        return item.mapToItem(null, Qt.rect(0, 0, item.width, item.height))
    }
    // How far that way; what lies aside counts more. Infinity: it does not lie that way.
    function distance(here: rect, there: rect, dx: int, dy: int): real {
        const along = dx !== 0 ? dx * (there.x + there.width / 2 - here.x - here.width / 2)
                      : dy * (there.y + there.height / 2 - here.y - here.height / 2)
        const gap = dx > 0 ? there.x - here.right : dx < 0 ? here.x - there.right : dy > 0 ? there.y - here.bottom
                    : here.y - there.bottom
        if (along < 4 || gap < -4)
            return Infinity
        const aside = dx !== 0 ? Math.max(there.y - here.bottom, here.y - there.bottom, 0)
                      : Math.max(there.x - here.right, here.x - there.right, 0)
        const offCentre = dx !== 0 ? Math.abs(there.y + there.height / 2 - here.y - here.height / 2)
                          : Math.abs(there.x + there.width / 2 - here.x - here.width / 2)
        return Math.max(0, gap) + 3 * aside + offCentre / 4
    }
}
