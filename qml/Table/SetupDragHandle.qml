// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The badge by which a player is dragged to another place. For pointers alone: keys and screen readers have the acts
// that change places. Not a Pressable: its area would keep the finger for itself.
Item {
    id: handle

    required property int seat

    readonly property bool dragging: drag.active
    readonly property alias distance: drag.activeTranslation

    signal tapped
    signal dragMoved
    signal dropped

    implicitWidth: Math.max(Theme.touch, badge.implicitWidth)
    implicitHeight: Math.max(Theme.touch, badge.implicitHeight)
    Accessible.ignored: true

    SeatBadge {
        id: badge
        anchors.centerIn: parent
        seat: handle.seat
        size: Theme.scaled(36)
    }
    TapHandler {
        onTapped: handle.tapped()
    }
    DragHandler {
        id: drag
        target: null
        dragThreshold: 4
        cursorShape: active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: {
            if (active)
                handle.dragMoved()
            else
                handle.dropped()
        }
        onActiveTranslationChanged: {
            if (active)
                handle.dragMoved()
        }
    }
}
