// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// A lesson over the table that it is played on: a ring around what is meant, and what is said of it beside that.
Item {
    id: overlay

    required property Lesson lesson
    required property Speaker speaker

    readonly property rect place: lesson.place
    readonly property rect clear: lesson.keepClear
    readonly property bool pointing: place.width > 0 && place.height > 0
    property real railX: width // where the rail beside the table begins, if there is one
    property rect railRoom // what the rail leaves free
    readonly property bool inRail: pointing && place.x >= railX

    signal endAsked
    signal tableAsked // what comes next is done there

    function meets(x: real, y: real, other: rect): bool {
        return other.width > 0 && x < other.right && other.x < x + card.width && y < other.bottom
                && other.y < y + card.height
    }
    function fits(x: real, y: real): bool {
        return y >= Theme.space2 && y + card.height <= height - Theme.space2 && x >= Theme.space2
                && x + card.width <= width - Theme.space2 && !meets(x, y, ring.around) && !meets(x, y, clear)
    }
    // Where the rail that is meant leaves room: there the table stays in sight.
    function inRailRoom(): var {
        const y = place.y > railRoom.y ? Math.min(railRoom.bottom, ring.around.y) - card.height - Theme.space1
                                       : Math.max(railRoom.y, ring.around.bottom) + Theme.space1
        return inRail && y >= railRoom.y && y + card.height <= railRoom.bottom
                ? [Qt.point(railRoom.x + (railRoom.width - card.width) / 2, y)] : []
    }
    // Beside what is meant, never over it: below, for what it belongs to stands above; else above, or at a side; where
    // all is full, at the end of the screen that is farther off.
    function settle(): point {
        const gap = Theme.space2
        const middle = Math.max(gap, Math.min(width - card.width - gap, place.x + (place.width - card.width) / 2))
        const top = gap
        const bottom = height - card.height - gap
        const centre = Math.max(gap, Math.min(bottom, place.y + (place.height - card.height) / 2))
        const farther = place.y + place.height / 2 > height / 2 ? top : bottom
        if (!pointing)
            return Qt.point((width - card.width) / 2, fits((width - card.width) / 2, bottom) ? bottom : top)
        // What stands around it belongs to it: on a phone, and in a rail.
        const first = width < 600 ? [Qt.point(middle, farther)]
                    : inRail ? [...inRailRoom(), Qt.point(railX - card.width - gap, centre)] : []
        const spots = [...first, Qt.point(middle, ring.around.bottom + gap),
                       Qt.point(middle, ring.around.y - card.height - gap),
                       Qt.point(ring.around.x - card.width - gap, centre), Qt.point(ring.around.right + gap, centre),
                       Qt.point(middle, top), Qt.point(middle, bottom), Qt.point(gap, top), Qt.point(gap, bottom)]
        for (const spot of spots) {
            if (fits(spot.x, spot.y))
                return spot
        }
        return Qt.point(middle, farther)
    }

    Rectangle {
        id: ring

        readonly property real room: Theme.space1 + 2
        readonly property real fromX: Math.max(0, overlay.place.x - room)
        readonly property real fromY: Math.max(0, overlay.place.y - room)
        readonly property rect around: Qt.rect(fromX, fromY,
                                               Math.min(overlay.width, overlay.place.right + room) - fromX,
                                               Math.min(overlay.height, overlay.place.bottom + room) - fromY)

        objectName: "lesson-ring"
        visible: overlay.pointing
        x: around.x
        y: around.y
        width: around.width
        height: around.height
        radius: Theme.radius + room
        color: "transparent"
        border.width: Theme.focusWidth + 1
        border.color: Theme.note

        // So that it shows on any ground.
        Rectangle {
            anchors.fill: parent
            anchors.margins: ring.border.width
            radius: Math.max(0, ring.radius - ring.border.width)
            color: "transparent"
            border.width: Theme.hairlineWidth
            border.color: Theme.ground
        }
    }
    LessonCard {
        id: card

        readonly property point spot: overlay.settle()

        x: Math.round(spot.x)
        y: Math.round(spot.y)
        // In a low window what is meant may be as high as the window: there is room beside it alone.
        width: Math.min(overlay.inRail && overlay.railRoom.height >= Theme.scaled(120) ? overlay.railRoom.width
                        : Theme.scaled(overlay.inRail ? 380 : 460),
                        (overlay.height < 500 ? overlay.width / 2 : overlay.width) - 2 * Theme.space2)
        height: Math.min(implicitHeight, overlay.height * 0.6)
        lesson: overlay.lesson
        speaker: overlay.speaker
        onEndAsked: overlay.endAsked()
        onTableAsked: overlay.tableAsked()
    }
}
