// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A kind of card that can be played: tap to take it in hand, hold to set the points printed on this one.
Pressable {
    id: card

    property string kind
    property int attack: 0
    property int defense: 0
    property string language: Theme.language
    property bool brief: false // the drawing and the points alone
    property bool large: false
    property color ink: kind === "crew" || kind === "cats" ? Theme.crew : Theme.ship

    function inkOf(usual: color): color {
        return checked ? Theme.chosenInk : available ? usual : Theme.textFaint
    }

    holdable: true
    //: a card, its points
    Accessible.name: InLanguage.say(language, () => qsTr("%1, attack %2, defense %3").arg(text).arg(attack)
                                    .arg(defense))
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onMenuPressed: held()
    horizontalPadding: brief ? Theme.space1 : Theme.space2
    verticalPadding: Theme.space1
    implicitHeight: Math.max(large ? Theme.touchLarge : Theme.touch, implicitContentHeight + topPadding + bottomPadding)

    background: Rectangle {
        radius: Theme.radius - 2
        color: card.down ? Theme.pressed : card.checked ? Theme.chosen : card.available ? Theme.card
               : "transparent"
        border.width: card.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: card.checked ? Theme.chosen : card.available ? Theme.cardEdge : Theme.hairline
    }
    contentItem: GridLayout {
        columns: card.brief ? 1 : 2
        columnSpacing: Theme.space2
        rowSpacing: 0

        Icon {
            Layout.alignment: card.brief ? Qt.AlignHCenter : Qt.AlignVCenter
            name: "cards/" + card.kind
            size: Theme.scaled(card.large ? 42 : 30)
            color: card.inkOf(card.ink)
        }
        ColumnLayout {
            Layout.alignment: card.brief ? Qt.AlignHCenter : Qt.AlignLeft | Qt.AlignVCenter
            Layout.fillWidth: !card.brief
            spacing: 0

            SmallText {
                Layout.fillWidth: true
                visible: !card.brief
                language: card.language
                text: card.text
                color: card.inkOf(Theme.text)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontTiny - 1
                Accessible.ignored: true
            }
            RowLayout {
                spacing: Theme.space3

                NumberText {
                    value: card.attack
                    color: card.inkOf(Theme.attack)
                    font.pixelSize: card.large ? Theme.fontStrong : Theme.fontBody
                    Accessible.ignored: true
                }
                NumberText {
                    value: card.defense
                    color: card.inkOf(Theme.defense)
                    font.pixelSize: card.large ? Theme.fontStrong : Theme.fontBody
                    Accessible.ignored: true
                }
            }
        }
    }
}
