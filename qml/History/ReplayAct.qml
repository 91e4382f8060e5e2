// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// One act of the list. Acts that were taken back at the end are no part of the session.
Pressable {
    id: act

    required text
    required property int number
    required property string name
    required property string time
    required property bool standing
    required property bool ruling

    objectName: "replay-act-" + number
    enabled: standing
    Accessible.name: number + " " + name + " " + text
    horizontalPadding: Theme.space2
    verticalPadding: Theme.space3

    background: Rectangle {
        radius: Theme.radiusSmall
        color: act.down ? Theme.pressed : act.checked ? Theme.accentGround : "transparent"
        border.width: act.checked ? Theme.hairlineWidth : 0
        border.color: Theme.accent
    }
    contentItem: LogLine {
        number: act.number
        name: act.name
        text: act.text
        time: act.time
        standing: act.standing
        ruling: act.ruling
        corrected: false
        amendment: false
        Accessible.ignored: true
    }
}
