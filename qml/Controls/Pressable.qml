// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Basekeeper.Theme

// What all tappable controls share. AbstractButton is no base for them: it would emit clicked()
// for an act that may not be done, and here such a tap must ask for the reason instead.
T.Control {
    id: control

    property string text
    property bool available: true
    property bool checked: false
    property bool holdOnly: false // a tap alone does nothing
    property bool holdable: false // a long press is something else than a tap
    readonly property bool down: finger.active

    signal clicked
    signal held
    signal refusedTapped

    function click() {
        if (!available)
            refusedTapped()
        else if (!holdOnly)
            clicked()
    }

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Theme.space3
    verticalPadding: Theme.space2
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: control.click()
    Keys.onPressed: event => {
        const activates = event.key === Qt.Key_Space || event.key === Qt.Key_Return
                        || event.key === Qt.Key_Enter || event.key === Qt.Key_Select
        event.accepted = activates
        if (activates && !event.isAutoRepeat)
            control.click()
    }

    // In an item of its own: a Control takes the press of a mouse away from its own handlers, not from those of a child.
    Item {
        anchors.fill: parent

        // Not a MouseArea: it loses every second of several quick taps of a finger to a double click that nobody asked for.
        // It must be active, not only pressed: Qt 6.4 lets it be pressed and tapped through a sheet that lies over it,
        // while the finger belongs to what was touched there.
        TapHandler {
            id: finger
            gesturePolicy: TapHandler.WithinBounds
            // However long a slow finger stays, it is a tap, unless holding means something.
            longPressThreshold: control.holdable ? Application.styleHints.mousePressAndHoldInterval / 1000 : 3600
            onPressedChanged: {
                if (pressed && active)
                    control.forceActiveFocus(Qt.MouseFocusReason)
            }
            onTapped: {
                if (active)
                    control.click()
            }
            onLongPressed: {
                if (active && control.holdable)
                    control.held()
            }
        }
    }
    FocusRing {
        control: control
    }
}
