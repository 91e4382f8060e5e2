// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The seat's shape along its line: as many as stand apart, each at a corner.
Item {
    id: shapes

    required property ChartScale chartScale
    required property int seat
    required property var line

    readonly property real shapeSize: Theme.scaled(11)

    Repeater {
        model: {
            let last = -Infinity
            return shapes.line.filter(corner => {
                const x = shapes.chartScale.xOf(corner.x)
                const apart = x - last >= 3 * shapes.shapeSize
                if (apart)
                    last = x
                return apart
            })
        }

        Icon {
            required property var modelData

            x: shapes.chartScale.xOf(modelData.x) - width / 2
            y: shapes.chartScale.yOf(modelData.y) - height / 2
            name: "seat-" + Theme.seatShape(shapes.seat)
            color: Theme.seatColor(shapes.seat)
            size: shapes.shapeSize
        }
    }
}
