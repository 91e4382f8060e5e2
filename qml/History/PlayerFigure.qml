// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A number and what it counts.
Row {
    id: figure

    required property var modelData // { value, label }

    spacing: Theme.space1

    NumberText {
        id: number
        value: figure.modelData.value
        font.pixelSize: Theme.fontStrong
        Accessible.ignored: true
    }
    SmallText {
        anchors.baseline: number.baseline
        text: figure.modelData.label
        Accessible.ignored: true
    }
}
