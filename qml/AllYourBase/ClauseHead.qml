// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The band over a clause or a card: its number, large, and its title.
Rectangle {
    id: band

    property string number
    property string title
    property string language: Theme.language
    property bool alert: false // a RED ALERT card

    implicitHeight: head.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: alert ? Theme.redFill : Theme.raised

    GridLayout {
        id: head
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        columns: band.width >= Theme.scaled(260) ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: 0

        Text {
            text: band.number
            color: band.alert ? Theme.redInk : Theme.accent
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontHero
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Heading {
            Layout.fillWidth: true
            language: band.language
            text: band.title
            color: band.alert ? Theme.redInk : Theme.text
            font.pixelSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, band.width / 9))
        }
    }
}
