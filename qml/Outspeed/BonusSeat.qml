// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A seat that may play a bonus token: a tap says that it does, or that it does not after all. Of its token only the
// back is to be seen.
Pressable {
    id: line

    property int seat: 0
    property int zone: 1
    property int tokens: 0
    property bool announced: false
    property bool large: false // there is height for it
    property string language: Theme.language

    readonly property string stand: announced ? qsTr("plays a token") : qsTr("zone %1").arg(zone)

    horizontalPadding: Theme.space3
    verticalPadding: Theme.space1
    Accessible.name: Joined.said([text, stand], Theme.language)
    Accessible.checkable: true
    Accessible.checked: announced

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.announced ? Theme.chosenGround : line.available ? Theme.raised
               : "transparent"
        border.width: Theme.hairlineWidth
        border.color: line.announced ? Theme.chosen : line.available ? Theme.outline : Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        SeatBadge {
            seat: line.seat
            size: Theme.scaled(line.large ? 48 : 28)
            Accessible.ignored: true
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                language: line.language
                text: line.text
                font.bold: true
                font.pixelSize: line.large ? Theme.fontStrong : Theme.fontBody
                color: line.available ? Theme.text : Theme.textFaint
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                text: line.stand
                color: line.announced ? Theme.chosen : Theme.textSecond
                font.pixelSize: line.large ? Theme.fontSmall : Theme.fontTiny
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        // Not in the layout itself: in Qt 6.4 that may arrange what is being taken away.
        Row {
            visible: !line.announced && line.tokens > 0
            spacing: Theme.space2

            Repeater {
                model: line.announced ? 0 : Math.min(3, line.tokens)

                TokenBack {
                    size: Theme.scaled(!line.large ? 22 : line.tokens > 1 ? 32 : 56)
                }
            }
        }
        NumberText {
            visible: !line.announced && line.tokens > 3
            value: line.tokens
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
        TokenBack {
            objectName: visible ? "announced-" + line.seat : ""
            visible: line.announced
            lit: true
            size: Theme.scaled(line.large ? 72 : 34)
        }
    }
}
