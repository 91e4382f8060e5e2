// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Basekeeper.App
import Basekeeper.Theme

// Where everything on the track lies: in one line where there is room, else in a line for each section, the rear one
// below.
QtObject {
    id: places

    required property TrackModel track
    required property real wide // the room
    required property real high

    readonly property real inset: wide < 500 ? Theme.space1 : Theme.space3
    readonly property real sectionGap: wide < 500 ? Theme.space1 : Theme.space3
    readonly property real capHeight: Theme.scaled(wide < 500 ? 16 : 18)
    // For those who are out. What is said of a zone lies over the others, and only when asked for.
    readonly property real footHeight: track.toldOut > 0 ? Theme.touch : 0
    // Of a ship with its fuel below it, in sizes of the ship.
    readonly property real withFuel: 1.4
    readonly property real roomX: wide - 2 * inset
    readonly property real roomY: high - footHeight - inset - Theme.space1

    // Of all that is told together, so that nothing moves but the ships, and a section that comes finds its room.
    readonly property int rear: Math.max(1, track.toldRear)
    readonly property int front: Math.max(rear, track.toldFront)
    readonly property int inAll: front - rear + 1
    readonly property int perSection: track.sectionZones
    readonly property int firstSection: sectionOf(rear)
    readonly property int sections: sectionOf(front) - firstSection + 1

    // In one line, stretches of quiet zones are folded into the width of a finger each, where the others need the room;
    // where that is not enough, all that are empty.
    readonly property real plainWidth: (roomX - 2 * sectionGap) / Math.max(3 * perSection, inAll)
    readonly property var quiet: stretches(track.quietZones)
    readonly property var folds: plainWidth >= Theme.scaled(96) ? [] : widthWith(quiet) >= leastSingle ? quiet
                                 : stretches(track.emptyZones)
    readonly property real leastSingle: Math.max(foldWidth, Math.min(stackedWidth / 2, Theme.scaled(60)))
    readonly property real foldWidth: Theme.touch + 2 // with the gap beside it
    readonly property real singleWidth: Math.min(Theme.scaled(170), widthWith(folds))
    readonly property real stackedWidth: roomX / perSection
    // One line wherever it fits, never asked of the height: the tile below has what one line does not need.
    readonly property bool single: singleWidth >= leastSingle

    readonly property real cellWidth: single ? singleWidth : stackedWidth
    readonly property real lineWidth: (sections - 1) * sectionGap + folds.length * foldWidth
                                      + openZones(folds) * singleWidth
    readonly property real singleStart: inset + Math.max(0, (roomX - lineWidth) / 2)
    readonly property real cellHeight: single ? Math.min(roomY - capHeight, cellWidth * 4, Theme.scaled(220))
                                       : Math.min(roomY / sections - capHeight, stackedWidth * 1.7)
    readonly property real head: Math.round(Math.max(13,
                                                     Math.min(cellHeight * 0.24, cellWidth * 0.36, Theme.fontHeadline)))
    readonly property real blockHeight: (single ? 1 : sections) * (cellHeight + capHeight)
    readonly property real firstLine: inset + Math.max(0, (roomY - blockHeight) / 2)

    function openZones(folds: var): int {
        return inAll - folds.reduce((sum, fold) => sum + fold.last - fold.first + 1, 0)
    }
    function widthWith(folds: var): real {
        return (roomX - (sections - 1) * sectionGap - folds.length * foldWidth) / Math.max(1, openZones(folds))
    }
    function heightFor(cell: real): real {
        return (single ? 1 : sections) * (cell + 2 + capHeight) + footHeight + inset + Theme.space1
    }
    // Two or more such zones of a section that follow each other, as {first, last}.
    function stretches(empty: list<int>): var {
        const found = []
        for (const zone of empty) {
            const before = found[found.length - 1]
            if (before?.last === zone - 1 && sectionOf(zone) === sectionOf(before.last))
                before.last = zone
            else
                found.push({ "first": zone, "last": zone })
        }
        return found.filter(stretch => stretch.last > stretch.first)
    }
    // The fold in which a zone lies; null if in none.
    function foldOf(zone: int): var {
        return single ? folds.find(fold => zone >= fold.first && zone <= fold.last) ?? null : null
    }
    function widthAt(zone: int): real {
        const fold = foldOf(zone)
        return !fold ? cellWidth : fold.first === zone ? foldWidth : 0
    }
    // Of so many zones from the first on.
    function widthOf(first: int, zones: int): real {
        let sum = 0
        for (let zone = first; zone < first + zones; ++zone)
            sum += widthAt(zone)
        return sum
    }
    // How large ships are of which so many share a zone, and in how many columns they stand.
    function columnsFor(cellWide: real, cellHigh: real, count: int): int {
        let best = 1
        for (let columns = 2; columns <= 3; ++columns)
            if (sizeIn(cellWide, cellHigh, count, columns) > sizeIn(cellWide, cellHigh, count, best))
                best = columns
        return best
    }
    function sizeIn(cellWide: real, cellHigh: real, count: int, columns: int): real {
        const lines = Math.ceil(count / columns)
        return Math.min((cellWide * 0.84 - 6) / columns, (cellHigh - numberRoom(cellHigh) - 10) / lines / withFuel)
    }
    // Where a zone is low, ships may stand before its number.
    function numberRoom(cellHigh: real): real {
        return cellHigh < 64 ? 4 : Math.max(13, cellHigh * 0.17)
    }
    function fit(cellWide: real, cellHigh: real, count: int): real {
        return Math.floor(Math.max(12,
                                   Math.min(Theme.scaled(76),
                                            sizeIn(cellWide, cellHigh, count, columnsFor(cellWide, cellHigh, count)))))
    }
    function sectionOf(zone: int): int {
        return Math.ceil(zone / perSection)
    }
    // Every second line runs back; which, never changes.
    function isBackward(zone: int): bool {
        return !single && sectionOf(zone) % 2 === 0
    }
    function lineTop(section: int): real {
        return single ? firstLine : firstLine + (sections - 1 - (section - firstSection)) * (cellHeight + capHeight)
    }
    function corner(zone: int): point {
        const section = sectionOf(zone)
        const place = (zone - 1) % perSection
        if (!single)
            return Qt.point(inset + (isBackward(zone) ? perSection - 1 - place : place) * cellWidth,
                            lineTop(section) + capHeight)
        return Qt.point(singleStart + (section - firstSection) * sectionGap + widthOf(rear, zone - rear),
                        lineTop(section) + capHeight)
    }
    function middle(zone: int): point {
        const shown = foldOf(zone)?.first ?? zone
        const at = corner(shown)
        return Qt.point(at.x + widthAt(shown) / 2,
                        at.y + (numberRoom(cellHeight) + cellHeight - sizeAmong(1) * (withFuel - 1)) / 2)
    }
    // Alone in a zone a ship is larger than in a crowd.
    function sizeAmong(together: int): real {
        return fit(cellWidth, cellHeight, Math.max(1, together))
    }
    // Where they would be specks, they are badges instead, in two columns.
    function isCrowd(together: int): bool {
        return together > 2 && sizeAmong(together) < Theme.scaled(22)
    }
    function badgeIn(together: int): size {
        const room = cellHeight - numberRoom(cellHeight) - 8
        return Qt.size(Math.floor(Math.min(Theme.scaled(40), cellWidth * 0.44)),
                       Math.floor(Math.min(Theme.scaled(20), room / Math.ceil(together / 2) - 1)))
    }
    // Where a ship is among those of its zone: two lines where they are many.
    function spotOf(zone: int, place: int, together: int): point {
        const at = corner(zone)
        const crowd = isCrowd(together)
        const columns = crowd ? 2 : columnsFor(cellWidth, cellHeight, together)
        const lines = Math.ceil(together / columns)
        const line = Math.floor(place / columns)
        const inLine = line === lines - 1 ? together - line * columns : columns
        const column = place % columns
        const room = cellHeight - numberRoom(cellHeight) - 8
        const size = sizeAmong(together)
        const badge = badgeIn(together)
        const stepX = crowd ? badge.width + 1 : Math.min(size * 1.15, cellWidth * 0.86 / columns)
        const stepY = crowd ? badge.height + 1 : Math.min(size * withFuel, room / lines)
        const lift = crowd ? 0 : size * (withFuel - 1) / 2
        return Qt.point(at.x + cellWidth / 2 + (column - (inLine - 1) / 2) * stepX,
                        at.y + numberRoom(cellHeight) + 2 + room / 2 + (line - (lines - 1) / 2) * stepY - lift)
    }
    function wayOf(from: int, to: int): var {
        const way = []
        if (from === to)
            return way
        for (let zone = from; zone !== to; zone += from < to ? 1 : -1)
            way.push(middle(zone))
        way.push(middle(to))
        return way
    }
}
