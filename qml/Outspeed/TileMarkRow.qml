// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// The signs of a line of a tile in the middle of a place, as small as they must be to fit it.
Item {
    id: place

    property alias marks: line.marks
    property alias ink: line.ink
    property alias size: line.size

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    RouteMarks {
        id: line
        anchors.centerIn: parent
        scale: Math.min(1, (place.width - Theme.space2) / Math.max(1, implicitWidth))
    }
}
