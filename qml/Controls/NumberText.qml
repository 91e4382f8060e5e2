// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Not named Number: that would hide JavaScript's own Number from whoever imports this module.
ColouredText {
    id: number

    property int value: 0
    property var was // a number: the figure then shows from what to what
    property bool settled: false

    readonly property bool moved: was !== undefined && was !== value

    // A figure that stays, as most of them do, needs no parts.
    parts: moved ? [{ text: was + " \u2192 ", color: Theme.textSecond }, { text: value }] : []
    text: moved ? joined() : value
    color: Theme.text
    font.family: Theme.numberFamily
    font.bold: true
    font.pixelSize: Theme.fontTitle
    Accessible.role: Accessible.StaticText
    //: a number, and what it was before
    Accessible.name: moved ? qsTr("%1, was %2").arg(value).arg(was) : value

    Component.onCompleted: settled = true
    onValueChanged: if (settled && !Theme.reducedMotion) flash.restart()

    NumberAnimation {
        id: flash
        target: number
        property: "scale"
        from: 1.35
        to: 1
        duration: Theme.durationLong * 2
        easing.type: Easing.OutCubic
    }
}
