// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A sentence with the cards that it is about; where both sides are concerned, the attacker's and the defender's.
Item {
    id: line

    property string iconName
    property color ink: Theme.text
    property string language: Theme.language
    property string text
    property var shown: none // of the model's CheckCards
    property var against: none
    property bool lost: false

    readonly property var none: ({ cards: [], words: "" })
    readonly property bool both: lost && against.words !== ""
    // About as wide as the cards are: beside the words where that fits.
    readonly property real tilesNeed: (shown.cards.length + against.cards.length + (both ? 1 : 0)) * Theme.scaled(44)
    readonly property bool aside: icon.width + words.implicitWidth + tilesNeed + 2 * Theme.space2 <= width

    implicitHeight: !tiles.visible ? Math.max(icon.height, words.height)
                    : aside ? Math.max(words.height, tiles.height) : tiles.y + tiles.height
    Accessible.role: Accessible.StaticText
    Accessible.name: shown.words === "" ? text
                     : Joined.labelled(text, Joined.said([shown.words, against.words], language), language)

    Icon {
        id: icon
        y: Math.round(words.y + Math.max(0, (words.font.pixelSize * 1.4 - height) / 2))
        name: line.iconName
        size: Theme.scaled(20)
        color: line.ink
    }
    BodyText {
        id: words
        x: icon.width + Theme.space2
        y: line.aside && tiles.visible ? Math.round((tiles.height - height) / 2) : 0
        width: line.aside ? implicitWidth : line.width - x
        language: line.language
        text: line.text
        Accessible.ignored: true
    }
    Flow {
        id: tiles
        x: words.x + (line.aside ? words.width + Theme.space3 : 0)
        y: line.aside ? 0 : words.height + Theme.space1
        width: line.width - x
        visible: line.shown.words !== ""
        spacing: Theme.space2

        CheckTiles {
            id: own
            room: tiles.width
            shown: line.shown
            lost: line.lost
        }
        Icon {
            visible: line.both
            height: own.height
            name: "attack"
            size: Theme.scaled(20)
            color: Theme.textFaint
        }
        CheckTiles {
            visible: line.both
            room: tiles.width
            shown: line.against
            lost: line.lost
        }
    }
}
