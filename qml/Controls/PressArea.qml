// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Hears every pointer alike: a finger, a mouse, a pen. A press that lasts is a hold, and so is a press of the right
// button. It lies in an item of its own, above what it belongs to: a Control takes the press of a mouse away from its
// own handlers.
Item {
    id: area

    property bool holdable: false // a long press is something else than a tap
    property bool repeats: false // two quick taps are two, whatever the first one did
    property bool once: false // two quick taps are one, even where both would do the same
    property bool shows: true // under a mouse, that it can be pressed
    property real shownHeight: height // of what is drawn, which may be lower than the finger's target
    property real shownTop: Math.round((height - shownHeight) / 2)
    property real shownRadius: Theme.radius

    readonly property bool hovered: mouse.hovered
    // Not `active` alone: it stays where a sheet went from under the finger.
    readonly property bool down: finger.active && finger.pressed

    signal pressed
    signal tapped(point place)
    signal held(point place)

    Rectangle {
        y: area.shownTop
        width: parent.width
        height: area.shownHeight
        radius: area.shownRadius
        visible: area.hovered && area.shows && !area.down
        color: Theme.hovered
    }
    // Not a MouseArea: it loses every second of several quick taps of a finger to a double click that nobody asked for.
    // It must be active, not only pressed: Qt 6.4 lets it be pressed and tapped through a sheet that lies over it,
    // while the finger belongs to what was touched there.
    TapHandler {
        id: finger
        gesturePolicy: TapHandler.WithinBounds
        // However long a slow finger stays, it is a tap, unless holding means something.
        longPressThreshold: area.holdable ? Application.styleHints.mousePressAndHoldInterval / 1000 : 3600
        onPressedChanged: {
            if (pressed && active)
                area.pressed()
        }
        onTapped: eventPoint => {
            if (active && (!DoubleTaps.isSecondHalf(area, eventPoint.scenePosition, eventPoint.timestamp)
                           || area.repeats))
                area.tapped(eventPoint.position)
        }
        onLongPressed: {
            if (active && area.holdable)
                area.held(point.position)
        }
    }
    TapHandler {
        enabled: area.holdable
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.WithinBounds
        onTapped: eventPoint => {
            if (active)
                area.held(eventPoint.position)
        }
    }
    HoverHandler {
        id: mouse
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        cursorShape: area.shows ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
