// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Attack or defense points, told by sign instead of word: so that two stand side by side on a phone's width.
RowLayout {
    id: points

    property alias value: stepper.value
    property alias language: stepper.language
    property string iconName
    property string spoken
    property color ink: Theme.text

    signal moved(int value)

    spacing: Theme.space2

    Icon {
        name: points.iconName
        color: points.ink
    }
    Stepper {
        id: stepper
        objectName: points.objectName === "" ? "" : points.objectName + "-number"
        Accessible.name: Joined.words([points.spoken, value], points.language)
        onMoved: value => points.moved(value)
    }
}
