// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// One act of the list, or a correction, which has no table of its own to show. Acts that were taken back at the end are
// no part of the session.
Pressable {
    id: act

    required text
    required property int index
    required property int number
    required property int seat
    required property string name
    required property bool named
    required property string picture
    required property string time
    required property bool standing
    required property bool isOverride
    required property bool amendment

    objectName: amendment ? "" : "replay-act-" + number
    enabled: standing && !amendment
    Accessible.name: line.spoken
    horizontalPadding: Theme.space2
    verticalPadding: Theme.space3

    background: Rectangle {
        radius: Theme.radiusSmall
        color: act.down ? Theme.pressed : act.checked ? Theme.chosenGround : "transparent"
        border.width: act.checked ? Theme.hairlineWidth : 0
        border.color: Theme.chosen

        Hairline {
            y: -height
            width: parent.width
            visible: act.named && act.index > 0
        }
    }
    contentItem: LogLine {
        id: line
        number: act.number
        seat: act.seat
        signIsEnough: true
        name: act.name
        named: act.named
        text: act.text
        picture: act.picture
        time: act.time
        standing: act.standing
        isOverride: act.isOverride
        corrected: false
        amendment: act.amendment
        Accessible.ignored: true
    }
}
