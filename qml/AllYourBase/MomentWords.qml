// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What has just happened, in words, for as long as they take to be read. It takes no tap.
Rectangle {
    id: strip

    property real room // how wide it may be
    property real line: 0 // how high, where there is one line for it

    property string iconName
    property int seat: -1
    property string title
    property string text

    function tell(iconName: string, seat: int, title: string, text: string) {
        strip.iconName = iconName
        strip.seat = seat
        strip.title = title
        strip.text = text
        visible = true
        away.restart()
    }

    visible: false
    width: line > 0 ? room : Math.min(room, Theme.scaled(480))
    height: Math.max(badge.height + Theme.space2, lines.height + (line > 0 ? 0 : 2 * Theme.space2), line)
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.edgeWidth
    border.color: seat >= 0 ? Theme.seatColor(seat) : Theme.textSecond
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: text

    Timer {
        id: away
        interval: 2500
        onTriggered: strip.visible = false
    }
    Icon {
        id: sign
        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        name: strip.iconName
        size: Theme.scaled(28)
        color: strip.iconName === "alert" ? Theme.red : strip.iconName === "flag" ? Theme.green : Theme.text
    }
    SeatBadge {
        id: badge
        x: sign.x + sign.width + Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        visible: strip.seat >= 0
        seat: Math.max(0, strip.seat)
        size: Theme.scaled(28)
    }
    Column {
        id: lines
        x: (badge.visible ? badge.x + badge.width : sign.x + sign.width) + Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: strip.width - x - Theme.space3

        Heading {
            width: parent.width
            level: 3
            text: strip.title
            maximumLineCount: strip.line > 0 ? 1 : 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            visible: strip.line === 0
            text: strip.text
            color: Theme.text
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
