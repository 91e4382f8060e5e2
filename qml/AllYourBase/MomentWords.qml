// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What has just happened, in words, for as long as they take to be read. It takes no tap.
Rectangle {
    id: strip

    property real room // how wide it may be
    required property real line // how high, at least

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
    width: room
    height: Math.max(badge.height + Theme.space2, lines.height, line)
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
    RowLayout {
        id: lines
        x: (badge.visible ? badge.x + badge.width : sign.x + sign.width) + Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: strip.width - x - Theme.space3
        spacing: Theme.space3

        Heading {
            Layout.fillWidth: !more.visible
            level: 3
            text: strip.title
            maximumLineCount: 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SmallText {
            id: more
            Layout.fillWidth: true
            visible: strip.width >= Theme.scaled(600)
            text: strip.text
            color: Theme.text
            maximumLineCount: 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
