// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl
import Basekeeper.Theme

// A white line drawing of icons/ (or "cards/zig", "animals/lion" and the like), tinted.
Item {
    id: icon

    property string name
    property color color: Theme.text
    property real size: Theme.scaled(22)

    implicitWidth: size
    implicitHeight: size

    IconImage {
        anchors.fill: parent
        source: icon.name === "" ? "" : Qt.resolvedUrl((icon.name.includes("/") ? "" : "icons/") + icon.name + ".svg")
        // The drawings are square; the height follows, and is not set, for the drawing is read anew for each change.
        sourceSize.width: icon.size
        color: icon.color
    }
}
