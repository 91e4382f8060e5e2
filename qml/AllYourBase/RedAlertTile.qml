// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A RED ALERT by its number.
Pressable {
    id: tile

    property int number: 1
    property string language: Theme.language

    property bool roomy: false // for large figures and two lines
    property bool large: false // for a large picture
    readonly property color ink: checked ? Theme.redInk : available ? Theme.text : Theme.textFaint

    implicitHeight: Math.max(Theme.touchLarge, implicitContentHeight + topPadding + bottomPadding)
    Keys.onMenuPressed: held()
    horizontalPadding: large ? Theme.space4 : Theme.space1 + 2
    Accessible.name: Joined.said([number, text], language)

    background: Rectangle {
        radius: Theme.radius
        color: tile.checked ? Theme.redFill : tile.down ? Theme.pressed : tile.available ? Theme.raised : "transparent"
        border.width: Theme.hairlineWidth
        border.color: tile.checked ? Theme.redFill : Theme.hairline
    }
    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            spacing: Theme.space1

            PlainText {
                text: tile.number
                color: tile.checked ? Theme.redInk : tile.available ? Theme.attack : Theme.textFaint
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: tile.large ? Theme.fontHero : tile.roomy ? Theme.fontHeadline : Theme.fontTitle
                Accessible.ignored: true
            }
            Item {
                Layout.fillWidth: true
            }
            AlertPicture {
                card: tile.number
                color: tile.checked ? Theme.redInk : tile.available ? Theme.red : Theme.textFaint
                size: Theme.scaled(tile.large ? 72 : tile.roomy ? 56 : 30)
            }
        }
        SmallText {
            // As high with one line as with two.
            readonly property real twoLines: tile.roomy ? 3 * font.pixelSize : 0

            Layout.fillWidth: true
            Layout.minimumHeight: Math.max(implicitHeight, twoLines)
            language: tile.language
            text: tile.text
            color: tile.ink
            font.pixelSize: tile.large ? Theme.fontStrong : tile.roomy ? Theme.fontSmall : Theme.scaled(13)
            maximumLineCount: 3
            elide: Text.ElideRight
            wrapMode: Text.WordWrap
            // Sixteen of them share the sheet: a long word becomes smaller before it is cut.
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(Theme.fontLeast * 0.7)
            Accessible.ignored: true
        }
    }
}
