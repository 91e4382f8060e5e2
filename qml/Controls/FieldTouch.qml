// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A finger on a text field: a tap puts the cursor, two select a word. A text field hears mice alone, and where it has
// had one finger and its sheet was closed and opened again, Qt 6.4 gives the next finger to what lies beneath: the
// sheet closes.
Item {
    id: area

    required property var field // a TextInput or TextEdit

    anchors.fill: parent

    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
        gesturePolicy: TapHandler.WithinBounds
        onTapped: point => {
            area.field.forceActiveFocus(Qt.MouseFocusReason)
            area.field.cursorPosition = area.field.positionAt(point.position.x - area.field.leftPadding,
                                                              point.position.y - area.field.topPadding)
            Qt.inputMethod.show()
        }
        onDoubleTapped: area.field.selectWord()
        onLongPressed: {
            area.field.forceActiveFocus(Qt.MouseFocusReason)
            area.field.selectAll()
        }
    }
}
