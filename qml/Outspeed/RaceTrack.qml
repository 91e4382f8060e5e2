// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The track as it lies there: one line where there is room, else a line for each section, the rear one below, along
// which the way winds up to the front.
Rectangle {
    id: course

    required property TrackModel track

    readonly property TrackPlaces places: TrackPlaces {
        track: course.track
        wide: course.width
        high: course.height
    }

    // With which the ships are as large as they need be.
    readonly property real comfortable: places.heightFor(places.single ? Theme.scaled(160) : Theme.scaled(64))

    // The next zone that way which is not folded into another one.
    function focusFrom(index: int, step: int) {
        let next = index + step
        while (cells.itemAt(next) && !cells.itemAt(next).visible)
            next += step
        cells.itemAt(next)?.forceActiveFocus(Qt.TabFocusReason)
    }

    // Every zone is large enough for a finger.
    implicitHeight: places.heightFor(Theme.touch)
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
        hasPlanet: Theme.hasSeatLand
    }
    Repeater {
        id: parts
        model: course.track.sections

        TrackSection {
            required property int index
            required property int zones

            readonly property int firstZone: (section - 1) * course.places.perSection + 1
            readonly property point start: course.places.corner(firstZone)

            objectName: "section-" + section
            x: course.places.single ? start.x : course.places.inset
            y: course.places.lineTop(section)
            width: course.places.single ? course.places.widthOf(firstZone, zones) : course.places.roomX
            height: course.places.capHeight
            backward: course.places.isBackward(section * course.places.perSection)
            isRear: index === 0
            isFront: section * course.places.perSection === course.track.front
            turnsHere: !course.places.single && index < parts.count - 1
                       && section * course.places.perSection <= course.track.front
        }
    }
    GoneSection {
        readonly property point at: course.places.corner(first)

        objectName: visible ? "section-gone" : ""
        visible: course.places.single && course.track.rear > first
        first: course.places.rear
        last: course.track.rear - 1
        x: at.x + 1
        y: at.y
        width: course.places.widthOf(first, last - first + 1) - 2
        height: course.places.cellHeight - 2
    }
    Repeater {
        id: cells
        model: course.track.zones

        TrackZone {
            id: cell

            required property int index
            readonly property point at: course.places.corner(zone)
            readonly property var fold: course.places.foldOf(zone)

            objectName: "zone-" + zone
            x: at.x + 1
            y: at.y
            width: Math.max(0, course.places.widthAt(zone) - 2)
            visible: fold === null || fold.first === zone
            lastZone: fold?.last ?? zone
            onVisibleChanged: {
                if (!visible && activeFocus)
                    cells.itemAt(fold.first - course.track.rear)?.forceActiveFocus(Qt.OtherFocusReason)
            }
            height: course.places.cellHeight - 2
            backward: course.places.isBackward(zone)
            head: course.places.head
            onClicked: course.track.inspectZone(zone)
            Keys.onRightPressed: course.focusFrom(index, backward ? -1 : 1)
            Keys.onLeftPressed: course.focusFrom(index, backward ? 1 : -1)

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
                property: course.places.single ? "x" : "y"
                from: course.places.single ? course.width * 0.3 : -course.places.cellHeight
                to: 0
                duration: Theme.durationLong * 3
                easing.type: Easing.OutCubic
            }
            Component.onCompleted: {
                if (stand === RaceState.Stand.New && !Theme.reducedMotion)
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
            points: !eliminated || dropsOut ? course.places.wayOf(from, zone) : []
            // Ways that are the same lie beside each other.
            x: (seat - 2.5) * size * 0.7
            y: x
            back: zone < from
            size: Math.max(5, course.places.sizeAmong(2) * 0.2)
        }
    }
    Repeater {
        model: course.track.ships

        TrackShip {
            objectName: "ship-" + seat
            visible: !eliminated || dropsOut
            size: course.places.sizeAmong(together)
            badgeWidth: course.places.isCrowd(together) ? course.places.badgeIn(together).width : 0
            badgeHeight: course.places.badgeIn(together).height
            backward: course.places.isBackward(zone)
            spot: course.places.spotOf(zone, place, together)
        }
    }
    Row {
        id: wrecks
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.leftMargin: course.places.inset
        height: course.places.footHeight

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
    Rectangle {
        visible: inspection.visible && course.places.footHeight === 0
        anchors.fill: inspection
        anchors.leftMargin: -Theme.space2
        anchors.rightMargin: -Theme.space2
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    SmallText {
        id: inspection

        readonly property TrackZone inspected: course.track.inspected > 0
                                               ? cells.itemAt(course.track.inspected - course.track.rear) as TrackZone
                                               : null

        objectName: "track-inspection"
        anchors.left: wrecks.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: course.places.inset + Theme.space1
        visible: course.track.inspection !== ""
        height: course.places.footHeight > 0 ? course.places.footHeight : implicitHeight + Theme.space2
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        text: inspected?.folded ? inspected.text : course.track.inspection
        color: Theme.text
        elide: Text.ElideRight
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fontLeast
    }
}
