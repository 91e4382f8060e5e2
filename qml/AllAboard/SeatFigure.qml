// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A sign and how many: cupid cards, saved animals.
RowLayout {
    id: figure

    property string iconName
    property color ink: Theme.textSecond
    property int value: 0
    property string label // what is spoken
    property real pixelSize: Theme.fontStrong

    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: label

    Icon {
        name: figure.iconName
        size: figure.pixelSize
        color: figure.ink
    }
    NumberText {
        value: figure.value
        font.pixelSize: figure.pixelSize
        Accessible.ignored: true
    }
}
