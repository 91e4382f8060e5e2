// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What is counted, and its number: in this order the words are right for any number.
Row {
    id: figure

    required property var modelData // { value, label }

    spacing: Theme.space1

    SmallText {
        anchors.baseline: number.baseline
        text: figure.modelData.label
        Accessible.ignored: true
    }
    NumberText {
        id: number
        value: figure.modelData.value
        font.pixelSize: Theme.fontStrong
        Accessible.ignored: true
    }
}
