// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// Always the same sky. It stands still: motion behind text tires the eye.
Item {
    id: sky

    property int stars: 56

    Accessible.ignored: true

    Repeater {
        model: sky.stars

        Rectangle {
            required property int index

            readonly property bool near: index % 9 === 0

            // Steps by irrational parts scatter evenly and never line up.
            x: Math.round(sky.width * ((index * 0.754877666 + 0.31) % 1))
            y: Math.round(sky.height * ((index * 0.569840291 + 0.17) % 1))
            width: near ? 3 : 2
            height: width
            color: near ? Theme.textFaint : Theme.outline
        }
    }
}
