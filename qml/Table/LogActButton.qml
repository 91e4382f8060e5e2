// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A line of the log that a finger can hit: what becomes of the act is asked next. A correction only tells.
Pressable {
    id: button

    required property int index
    required property int number
    required property int seat
    required property string name
    required property bool named
    required property string text
    required property string picture
    required property string cards
    required property string time
    required property bool standing
    required property bool isOverride
    required property bool corrected
    required property bool amendment

    objectName: amendment ? "log-amendment" : "log-act-" + number
    available: standing && !amendment
    horizontalPadding: Theme.space2
    verticalPadding: Math.max(Theme.space2, (Theme.touch - implicitContentHeight) / 2)
    Accessible.role: Accessible.ListItem
    Accessible.name: (contentItem as LogLine).spoken

    background: Rectangle {
        radius: Theme.radius
        color: button.down && button.available ? Theme.pressed : "transparent"

        Hairline {
            y: -height
            width: parent.width
            visible: button.named && button.index > 0
        }
    }
    contentItem: LogLine {
        number: button.number
        seat: button.seat
        name: button.name
        named: button.named
        text: button.text
        picture: button.picture
        cards: button.cards
        time: button.time
        standing: button.standing
        isOverride: button.isOverride
        corrected: button.corrected
        amendment: button.amendment
        Accessible.ignored: true
    }
}
