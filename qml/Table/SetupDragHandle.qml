// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What a row is dragged by, or moved with the arrow keys. Not a Pressable: its area would keep the finger for itself.
Item {
    id: handle

    property string label

    readonly property bool dragging: drag.active
    readonly property real distance: drag.translation.y

    signal dragStarted
    signal dragEnded
    signal dragMoved
    signal moveAsked(int by)

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.Grip
    Accessible.name: label
    Accessible.description: qsTr("Arrow keys move it up and down.")
    Accessible.focusable: true
    Accessible.onIncreaseAction: moveAsked(1)
    Accessible.onDecreaseAction: moveAsked(-1)
    Keys.onUpPressed: moveAsked(-1)
    Keys.onDownPressed: moveAsked(1)

    Icon {
        anchors.centerIn: parent
        name: "drag"
        color: handle.dragging ? Theme.accent : Theme.textSecond
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
    FocusRing {
        shown: handle.activeFocus
    }
}
