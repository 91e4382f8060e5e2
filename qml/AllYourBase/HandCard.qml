// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A kind of card that can be played, drawn as it lies in a hand. Where none can be, only its outline is left.
Pressable {
    id: card

    property string kind
    property string language: Theme.language
    property bool brief: false // without its name
    property real leastHeight: Theme.touch // more of it, and all is drawn larger
    property bool primary: false // the one thing to do
    property color ink: kind === "crew" || kind === "cats" ? Theme.crew : Theme.ship
    property color edge: Theme.cardEdge
    property color ground: Theme.card
    property bool hasPoints: true
    property int attack: 0
    property int defense: 0

    readonly property bool leads: primary && available && visible // whoever plays by keys has it at hand
    readonly property bool large: leastHeight >= Theme.scaled(96)
    readonly property real drawing: large ? Math.round(Math.min(leastHeight * 0.5, width * 0.75))
                                   : Theme.scaled(brief ? 30 : 36)

    function inkOf(usual: color): color {
        return primary ? Theme.accentInk : checked ? Theme.chosenInk : available ? usual : Theme.textFaint
    }

    //: a card, its points
    Accessible.name: !hasPoints ? text : InLanguage.say(language, () => qsTr("%1, attack %2, defense %3").arg(text)
                                                        .arg(attack).arg(defense))
    horizontalPadding: Theme.space1
    verticalPadding: large ? Theme.space2 : Theme.space1
    implicitHeight: Math.max(leastHeight, implicitContentHeight + topPadding + bottomPadding)

    background: Rectangle {
        radius: Theme.radius - 2
        color: card.down ? Theme.pressed : card.primary ? Theme.accent : card.checked ? Theme.chosen
               : card.available ? card.ground : "transparent"
        border.width: card.checked || card.primary ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: card.primary ? Theme.accent : card.checked ? Theme.chosen : card.available ? card.edge
                      : Theme.hairline
    }
    contentItem: ColumnLayout {
        spacing: 0

        Icon {
            Layout.alignment: Qt.AlignCenter
            Layout.fillHeight: true
            name: "cards/" + card.kind
            size: card.drawing
            color: card.inkOf(card.ink)
        }
        SmallText {
            Layout.fillWidth: true
            visible: !card.brief
            language: card.language
            text: card.text
            color: card.inkOf(card.hasPoints ? Theme.text : card.ink)
            font.bold: !card.hasPoints
            horizontalAlignment: Text.AlignHCenter
            wrapMode: card.hasPoints ? Text.NoWrap : Text.WordWrap
            maximumLineCount: card.hasPoints ? 1 : 2
            elide: Text.ElideRight
            fontSizeMode: card.hasPoints ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.fontLeast - 1
            Accessible.ignored: true
        }
        // As on the printed card: attack on the left, defense on the right.
        ColouredText {
            Layout.alignment: Qt.AlignHCenter
            visible: card.hasPoints
            parts: [{ text: card.attack, color: card.inkOf(Theme.attack) }, { text: "\u2002" },
                    { text: card.defense, color: card.inkOf(Theme.defense) }]
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: card.large ? Theme.fontStrong : Theme.fontBody
            Accessible.ignored: true
        }
    }
}
