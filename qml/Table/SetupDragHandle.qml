// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What a row is dragged by. For pointers alone: keys and screen readers have the acts that move a row. Not a Pressable:
// its area would keep the finger for itself.
Item {
    id: handle

    readonly property bool dragging: drag.active
    readonly property real distance: drag.translation.y

    signal dragStarted
    signal dragEnded
    signal dragMoved

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: "drag"
        color: handle.dragging ? Theme.chosen : Theme.textSecond
    }

    DragHandler {
        id: drag
        target: null
        xAxis.enabled: false
        dragThreshold: 4
        cursorShape: Qt.SizeVerCursor
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: {
            if (active)
                handle.dragStarted()
            else
                handle.dragEnded()
        }
        onTranslationChanged: handle.dragMoved()
    }
}
