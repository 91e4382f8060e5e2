// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The points of the next card of one kind, where it bears others than the card values say.
Sheet {
    id: sheet

    required property AllYourBaseTable table
    property string card

    function openFor(card: string) {
        sheet.card = card
        open()
    }

    language: table.playingLanguage
    objectName: "points"
    title: say(() => qsTr("Points of this card"))
    subtitle: say(() => qsTr("For this card only; the card values stay as they are."))
    preferredWidth: Theme.scaled(520)

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: kinds
        Layout.fillWidth: true

        Repeater {
            model: sheet.table.cards

            CardPoints {
                required property string ownName

                width: kinds.width
                visible: sheet.card === card
                name: ownName
                names: "points"
                language: sheet.language
                withoutDefense: sheet.say(() => qsTr("CREW and CATS have no defense."))
                onMoved: (attack, defense) => sheet.table.setPoints(card, attack, defense)
            }
        }
    }
    footer: [
        ActButton {
            objectName: "points-done"
            Layout.fillWidth: true
            primary: true
            iconName: "check"
            language: sheet.language
            text: sheet.say(() => qsTr("Done"))
            onClicked: sheet.close()
        }
    ]
}
