// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Whose line ends beside it, and at what score.
Row {
    id: end

    required property int seat
    required property var line // its corners: stage and score
    property int stages: 1 // of the whole chart

    readonly property bool reached: line.length > 0 && line[line.length - 1].x >= stages
    readonly property real score: line.length > 0 ? line[line.length - 1].y : 0

    objectName: visible ? "chart-end-" + seat : ""
    visible: reached
    spacing: Theme.space1

    SeatBadge {
        anchors.verticalCenter: parent.verticalCenter
        seat: end.seat
        size: Theme.scaled(16)
        Accessible.ignored: true
    }
    NumberText {
        anchors.verticalCenter: parent.verticalCenter
        text: end.score
        font.pixelSize: Theme.fontSmall
        Accessible.ignored: true
    }
}
