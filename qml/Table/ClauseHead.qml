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
    property string secondTitle // in another language, beneath
    property string secondLanguage: Theme.language
    property bool alert: false // a RED ALERT card

    readonly property int titleSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, width / 9))

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

        PlainText {
            text: band.number
            Layout.rowSpan: head.columns > 1 && band.secondTitle !== "" ? 2 : 1
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
            font.pixelSize: band.titleSize
        }
        Heading {
            Layout.fillWidth: true
            visible: text !== ""
            language: band.secondLanguage
            text: band.secondTitle
            color: band.alert ? Theme.redInk : Theme.text
            font.pixelSize: band.titleSize
        }
    }
}
