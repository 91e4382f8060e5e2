// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls

// Attack or defense points, told by sign instead of word: so that two stand side by side in a rail.
Item {
    id: points

    property alias value: stepper.value
    property alias language: stepper.language
    property alias iconName: stepper.iconName
    property alias ink: stepper.ink
    property string spoken

    signal moved(int value)

    implicitWidth: stepper.implicitWidth
    implicitHeight: stepper.implicitHeight

    Stepper {
        id: stepper
        objectName: points.objectName === "" ? "" : points.objectName + "-number"
        anchors.fill: parent
        Accessible.name: Joined.words([points.spoken, value], points.language)
        onMoved: value => points.moved(value)
    }
}
