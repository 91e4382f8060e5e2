// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The band over the entry of a card that has a picture, an animal's or a token's: its picture, its number and its name.
Rectangle {
    id: band

    property string picture // "animals/mouse"; empty: none
    property string number // empty: none is shown
    property string title
    property string language: Theme.language

    implicitHeight: head.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.raised

    GridLayout {
        id: head
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        columns: band.width >= Theme.scaled(260) ? 2 : 1
        columnSpacing: Theme.space4
        rowSpacing: Theme.space1

        Icon {
            Layout.rowSpan: head.columns > 1 && numberText.visible ? 2 : 1
            name: band.picture
            color: Theme.text
            size: Math.min(Theme.scaled(120), Math.round(band.width / 3))
        }
        SmallText {
            id: numberText
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
            visible: text !== ""
            text: band.number
        }
        Heading {
            Layout.fillWidth: true
            Layout.alignment: numberText.visible ? Qt.AlignTop : Qt.AlignVCenter
            language: band.language
            text: band.title
            font.pixelSize: longestWord.sizeIn(width)
        }
    }
    LongestWord {
        id: longestWord
        words: band.title
        font: Qt.font({ family: Theme.headingFamilyFor(band.language), bold: true,
                        pixelSize: Math.min(Theme.fontHeadline, Math.max(Theme.fontBody, band.width / 9)) })
    }
}
