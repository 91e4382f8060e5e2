// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A sign at the corner of a boat; it beats while the step that brings it is told.
Icon {
    id: sign

    property bool told: false

    size: Theme.scaled(20)
    onToldChanged: {
        beating.stop()
        scale = 1
        if (told && !Theme.reducedMotion)
            beating.start()
    }

    SequentialAnimation {
        id: beating
        loops: 2

        NumberAnimation {
            target: sign
            property: "scale"
            to: 1.7
            duration: Theme.durationLong
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: sign
            property: "scale"
            to: 1
            duration: Theme.durationLong * 1.5
            easing.type: Easing.InOutQuad
        }
    }
}
