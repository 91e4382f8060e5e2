// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The drawn part of a moment: what flies, where a counterattack hits, and whose extra turn begins.
Item {
    id: picture

    required property var flights // see MomentFlight
    required property var burst // where it hits; null: nowhere
    required property int guest // -1: nobody's
    required property rect guestPlace
    required property real progress // 0 to 1

    Repeater {
        model: picture.flights

        MomentFlight {
            required property var modelData

            objectName: "moment-flight"
            anchors.fill: parent
            flight: modelData
            progress: picture.progress
        }
    }
    Rectangle {
        readonly property rect place: picture.burst ?? Qt.rect(0, 0, 0, 0)

        objectName: "moment-burst"
        visible: picture.burst !== null
        x: place.x + (place.width - width) / 2
        y: place.y + (place.height - height) / 2
        width: place.height * (1 + 3 * picture.progress)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 3 * Theme.edgeWidth
        border.color: Theme.red
        opacity: 1 - picture.progress
    }
    SeatBadge {
        objectName: "moment-turn"
        visible: picture.guest >= 0
        x: picture.guestPlace.x + (picture.guestPlace.width - width) / 2
        y: picture.guestPlace.y + (picture.guestPlace.height - height) / 2
        seat: Math.max(0, picture.guest)
        size: Theme.scaled(120)
        scale: 0.5 + Math.min(1, 2 * picture.progress) * 0.7
        rotation: 360 * (1 - Math.min(1, 1.5 * picture.progress))
        opacity: Math.min(1, 2 - 2 * picture.progress)
    }
}
