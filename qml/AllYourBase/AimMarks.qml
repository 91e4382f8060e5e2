// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// What is attacked, as through a viewfinder: a thick angle at each corner.
Item {
    id: marks

    readonly property real arm: Math.round(Math.min(width, height) * 0.18)
    readonly property real thickness: 2 * Theme.edgeWidth

    Repeater {
        model: marks.visible ? 4 : 0

        Item {
            required property int index

            readonly property bool atRight: index % 2 === 1
            readonly property bool atFoot: index > 1

            x: atRight ? marks.width - width + marks.thickness : -marks.thickness
            y: atFoot ? marks.height - height + marks.thickness : -marks.thickness
            width: marks.arm
            height: marks.arm

            Rectangle {
                y: parent.atFoot ? parent.height - height : 0
                width: parent.width
                height: marks.thickness
                color: Theme.red
            }
            Rectangle {
                x: parent.atRight ? parent.width - width : 0
                width: marks.thickness
                height: parent.height
                color: Theme.red
            }
        }
    }
}
