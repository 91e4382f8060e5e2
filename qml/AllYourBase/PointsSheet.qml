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

    readonly property bool hasRoomForWords: width >= Theme.scaled(480)

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

            GridLayout {
                id: kind

                required property string card
                required property string ownName
                required property int attack
                required property int defense
                required property bool ship

                width: kinds.width
                visible: sheet.card === card
                columns: kinds.width >= Theme.scaled(310) ? 2 : 1
                columnSpacing: Theme.space4
                rowSpacing: Theme.space3

                CardTile {
                    Layout.alignment: Qt.AlignTop
                    kind: kind.card
                    attack: kind.attack
                    defense: kind.defense
                    unit: CardTile.Large
                    label: kind.ownName
                }
                ColumnLayout {
                    spacing: Theme.space3

                    Heading {
                        Layout.fillWidth: true
                        language: sheet.language
                        text: kind.ownName
                    }
                    Stepper {
                        objectName: kind.visible ? "points-attack-number" : ""
                        Layout.fillWidth: named
                        named: sheet.hasRoomForWords
                        language: sheet.language
                        iconName: "attack"
                        ink: Theme.attack
                        label: sheet.say(() => qsTr("Attack points"))
                        value: kind.attack
                        onMoved: value => sheet.table.setPoints(kind.card, value, kind.defense)
                    }
                    Stepper {
                        objectName: kind.visible ? "points-defense-number" : ""
                        visible: kind.ship
                        Layout.fillWidth: named
                        named: sheet.hasRoomForWords
                        language: sheet.language
                        iconName: "shield"
                        ink: Theme.defense
                        label: sheet.say(() => qsTr("Defense points"))
                        value: kind.defense
                        onMoved: value => sheet.table.setPoints(kind.card, kind.attack, value)
                    }
                    BodyText {
                        Layout.fillWidth: true
                        visible: !kind.ship
                        language: sheet.language
                        text: sheet.say(() => qsTr("CREW and CATS have no defense."))
                        color: Theme.textSecond
                    }
                }
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
