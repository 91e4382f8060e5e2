// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The track as it lies there: one line where there is room, else a line for each section, the rear one below, along which the
// way winds up to the front.
Rectangle {
    id: course

    required property TrackModel track

    readonly property real inset: width < 500 ? Theme.space1 : Theme.space3
    readonly property real sectionGap: width < 500 ? Theme.space1 : Theme.space3
    readonly property real capHeight: Theme.scaled(18)
    readonly property real footHeight: track.out > 0 || width >= 500 ? Theme.touch : Math.max(Theme.scaled(30), inspection.implicitHeight + Theme.space1)
    readonly property real roomX: width - 2 * inset
    readonly property real roomY: height - footHeight - inset - Theme.space1

    readonly property int sections: Math.max(1, parts.count)
    readonly property int inAll: Math.max(1, zones.count)
    readonly property int perSection: track.sectionZones
    readonly property int firstSection: Math.ceil(Math.max(1, track.rear) / perSection)

    // In which of the two ways the ships are larger. Decided for all three sections, so that it stays as it is when one comes.
    readonly property real singleWidth: (roomX - 2 * sectionGap) / Math.max(3 * perSection, inAll)
    readonly property real singleHeight: Math.min(roomY - capHeight, singleWidth * 4)
    readonly property real stackedWidth: roomX / perSection
    readonly property real stackedHeight: Math.min(roomY / Math.max(3, sections) - capHeight, stackedWidth * 1.7)
    readonly property bool single: singleWidth >= Theme.touch && fit(singleWidth, singleHeight, 4) > fit(stackedWidth, stackedHeight, 4)

    readonly property real cellWidth: single ? (roomX - (sections - 1) * sectionGap) / inAll : stackedWidth
    readonly property real cellHeight: single ? Math.min(roomY - capHeight, cellWidth * 4) : Math.min(roomY / sections - capHeight, stackedWidth * 1.7)
    readonly property real head: Math.round(Math.max(13, Math.min(cellHeight * 0.24, cellWidth * 0.36, Theme.fontHeadline)))
    readonly property real blockHeight: (single ? 1 : sections) * (cellHeight + capHeight)
    readonly property real firstLine: inset + Math.max(0, (roomY - blockHeight) / 2)

    // How large ships are of which so many share a zone, and in how many columns they stand.
    function columnsFor(wide: real, high: real, count: int): int {
        let best = 1
        for (let columns = 2; columns <= 3; ++columns)
            if (sizeIn(wide, high, count, columns) > sizeIn(wide, high, count, best))
                best = columns
        return best
    }
    function sizeIn(wide: real, high: real, count: int, columns: int): real {
        const lines = Math.ceil(count / columns)
        return Math.min((wide * 0.84 - 6) / columns, (high - numberRoom(high) - 10) / lines / 1.12)
    }
    // Where a zone is low, ships may stand before its number.
    function numberRoom(high: real): real {
        return high < 64 ? 4 : Math.max(13, high * 0.17)
    }
    function fit(wide: real, high: real, count: int): real {
        return Math.floor(Math.max(12, Math.min(Theme.scaled(76), sizeIn(wide, high, count, columnsFor(wide, high, count)))))
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
        const place = single ? zone - Math.max(1, track.rear) : (zone - 1) % perSection
        const x = single ? place * cellWidth + (section - firstSection) * sectionGap
                         : (isBackward(zone) ? perSection - 1 - place : place) * cellWidth
        return Qt.point(inset + x, lineTop(section) + capHeight)
    }
    function middle(zone: int): point {
        const at = corner(zone)
        return Qt.point(at.x + cellWidth / 2, at.y + (numberRoom(cellHeight) + cellHeight) / 2)
    }
    // Alone in a zone a ship is larger than in a crowd.
    function sizeAmong(together: int): real {
        return fit(cellWidth, cellHeight, Math.max(1, together))
    }
    // Where a ship is among those of its zone: two lines where they are many.
    function spotOf(zone: int, place: int, together: int): point {
        const at = corner(zone)
        const columns = columnsFor(cellWidth, cellHeight, together)
        const lines = Math.ceil(together / columns)
        const line = Math.floor(place / columns)
        const inLine = line === lines - 1 ? together - line * columns : columns
        const column = place % columns
        const room = cellHeight - numberRoom(cellHeight) - 8
        const size = sizeAmong(together)
        const stepX = Math.min(size * 1.15, cellWidth * 0.86 / columns)
        const stepY = Math.min(size * 1.3, room / lines)
        return Qt.point(at.x + cellWidth / 2 + (column - (inLine - 1) / 2) * stepX,
                        at.y + numberRoom(cellHeight) + 2 + room / 2 + (line - (lines - 1) / 2) * stepY)
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

    // Every zone is large enough for a finger.
    implicitHeight: sections * (Theme.touch + 2 + capHeight) + footHeight + inset + Theme.space1
    objectName: "race-track"
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline
    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The track")
    Accessible.description: track.spoken

    TrackStars {
        anchors.fill: parent
        anchors.margins: 2
    }
    Repeater {
        id: parts
        model: course.track.sections

        TrackSection {
            required property int index
            required property int zones

            readonly property point start: course.corner((section - 1) * course.perSection + 1)

            objectName: "section-" + section
            x: course.single ? start.x : course.inset
            y: course.lineTop(section)
            width: course.single ? zones * course.cellWidth : course.roomX
            height: course.capHeight
            backward: course.isBackward(section * course.perSection)
            isRear: index === 0
            isFront: section * course.perSection === course.track.front
            turnsHere: !course.single && index < parts.count - 1 && section * course.perSection <= course.track.front
        }
    }
    Repeater {
        id: zones
        model: course.track.zones

        TrackZone {
            id: cell

            required property int index
            readonly property point at: course.corner(zone)

            objectName: "zone-" + zone
            x: at.x + 1
            y: at.y
            width: course.cellWidth - 2
            height: course.cellHeight - 2
            backward: course.isBackward(zone)
            head: course.head
            onClicked: course.track.inspectZone(zone)
            Keys.onRightPressed: zones.itemAt(Math.min(zones.count - 1, index + (backward ? -1 : 1)))?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onLeftPressed: zones.itemAt(Math.max(0, index - (backward ? -1 : 1)))?.forceActiveFocus(Qt.TabFocusReason)

            // What comes slides in from ahead.
            Behavior on y {
                NumberAnimation { duration: Theme.durationLong * 2; easing.type: Easing.OutCubic }
            }
            transform: Translate {
                id: slide
            }
            NumberAnimation {
                id: arrival
                target: slide
                property: course.single ? "x" : "y"
                from: course.single ? course.width * 0.3 : -course.cellHeight
                to: 0
                duration: Theme.durationLong * 3
                easing.type: Easing.OutCubic
            }
            Component.onCompleted: {
                if (stand === "new" && !Theme.reducedMotion)
                    arrival.start()
            }
        }
    }
    Repeater {
        model: course.track.ships

        ShipTrail {
            id: trail

            required property int zone
            required property int from
            required property bool eliminated
            required property bool dropsOut
            required seat

            objectName: "trail-" + seat
            points: !eliminated || dropsOut ? course.wayOf(from, zone) : []
            // Ways that are the same lie beside each other.
            x: (seat - 2.5) * size * 0.7
            y: x
            back: zone < from
            size: Math.max(5, course.sizeAmong(2) * 0.2)
        }
    }
    Repeater {
        model: course.track.ships

        TrackShip {
            objectName: "ship-" + seat
            visible: !eliminated || dropsOut
            size: course.sizeAmong(together)
            backward: course.isBackward(zone)
            spot: course.spotOf(zone, place, together)
        }
    }
    Row {
        id: wrecks
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.leftMargin: course.inset
        height: course.footHeight

        Repeater {
            model: course.track.ships

            WreckedShip {
                objectName: "wreck-" + seat
                visible: eliminated && !dropsOut
                height: wrecks.height
                onClicked: course.track.inspectShip(seat)
            }
        }
    }
    SmallText {
        id: inspection
        objectName: "track-inspection"
        anchors.left: wrecks.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: course.inset + Theme.space1
        height: course.footHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        text: course.track.inspection === "" ? qsTr("Tap a zone to see who is there.") : course.track.inspection
        color: course.track.inspection === "" ? Theme.textFaint : Theme.text
        elide: Text.ElideRight
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fontTiny
    }
}
