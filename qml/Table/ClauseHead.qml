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
    property int card: 0 // a RED ALERT card

    readonly property bool alert: card > 0
    readonly property bool narrow: width < Theme.scaled(360)
    readonly property int titleSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, width / (alert ? 11.5 : 9)))

    implicitHeight: head.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: alert ? Theme.redFill : Theme.raised

    GridLayout {
        id: head
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        columns: band.width >= Theme.scaled(260) ? band.alert ? 3 : 2 : 1
        columnSpacing: band.narrow ? Theme.space2 : Theme.space4
        rowSpacing: 0

        PlainText {
            text: band.number
            Layout.rowSpan: head.columns > 1 && band.secondTitle !== "" ? 2 : 1
            color: band.alert ? Theme.redInk : Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: band.alert && band.narrow ? Theme.fontHeadline : Theme.fontHero
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        AlertPicture {
            visible: band.alert && head.columns > 1
            Layout.rowSpan: band.secondTitle !== "" ? 2 : 1
            card: band.card
            color: Theme.redInk
            size: Theme.scaled(band.narrow ? 40 : 56)
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
