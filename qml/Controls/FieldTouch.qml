// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A finger on a text field: a tap puts the cursor, two select a word. A text field hears mice alone, and where it has
// had one finger and its sheet was closed and opened again, Qt 6.4 gives the next finger to what lies beneath: the
// sheet closes.
Item {
    id: area

    required property var field // a TextInput or TextEdit

    anchors.fill: parent

    // Acts only while it is active, as in PressArea: a field that lies under a sheet is tapped, too, but not active.
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
        gesturePolicy: TapHandler.WithinBounds
        onTapped: point => {
            if (!active)
                return
            area.field.forceActiveFocus(Qt.MouseFocusReason)
            area.field.cursorPosition = area.field.positionAt(point.position.x - area.field.leftPadding,
                                                              point.position.y - area.field.topPadding)
            Qt.inputMethod.show()
        }
        onDoubleTapped: {
            if (active)
                area.field.selectWord()
        }
        onLongPressed: {
            if (!active)
                return
            area.field.forceActiveFocus(Qt.MouseFocusReason)
            area.field.selectAll()
        }
    }
}
