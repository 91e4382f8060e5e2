// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Fuel as cubes in two lines, as they lie before a seat. What has no room is told by the figure beside.
Grid {
    id: cubes

    property int fuel: 0
    property real size: Theme.scaled(8)
    property int most: 24

    flow: Grid.TopToBottom
    rows: 2
    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: Math.min(cubes.fuel, cubes.most)

        Rectangle {
            width: cubes.size
            height: cubes.size
            radius: 1
            color: Theme.text
        }
    }
}
