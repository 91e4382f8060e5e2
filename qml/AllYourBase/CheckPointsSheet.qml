// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The points of one kind, or of the base, for this question alone.
Sheet {
    id: sheet

    required property AttackCheckModel check
    property string card // "base" is one, too

    readonly property bool hasRoomForWords: width >= Theme.scaled(480)

    function openFor(card: string) {
        sheet.card = card
        open()
    }

    objectName: "check-points"
    language: check.language
    title: say(() => qsTr("Points of this card"))
    subtitle: say(() => qsTr("For this question only; the card values stay as they are."))
    preferredWidth: Theme.scaled(520)

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: kinds
        Layout.fillWidth: true
        spacing: Theme.space3

        Repeater {
            model: sheet.check.attackers

            Flow {
                id: kind

                required property string card
                required property string name
                required property int attack
                required property int defense

                readonly property bool ship: card !== "crew" && card !== "cats"

                width: kinds.width
                visible: sheet.card === card
                spacing: Theme.space4

                CardTile {
                    id: face
                    kind: kind.card
                    attack: kind.attack
                    defense: kind.defense
                    unit: CardTile.Large
                    label: kind.name
                }
                Column {
                    id: points
                    width: sheet.hasRoomForWords ? Math.max(0, kind.width - face.width - kind.spacing) : implicitWidth
                    spacing: Theme.space3

                    Heading {
                        language: sheet.language
                        text: kind.name
                        wrapMode: Text.NoWrap
                    }
                    Stepper {
                        objectName: kind.visible ? "check-points-attack-number" : ""
                        width: named ? points.width : implicitWidth
                        named: sheet.hasRoomForWords
                        language: sheet.language
                        iconName: "attack"
                        ink: Theme.attack
                        label: sheet.say(() => qsTr("Attack points"))
                        value: kind.attack
                        onMoved: value => sheet.check.setPoints(kind.card, value, kind.defense)
                    }
                    Stepper {
                        objectName: kind.visible && kind.ship ? "check-points-defense-number" : ""
                        visible: kind.ship
                        width: named ? points.width : implicitWidth
                        named: sheet.hasRoomForWords
                        language: sheet.language
                        iconName: "shield"
                        ink: Theme.defense
                        label: sheet.say(() => qsTr("Defense points"))
                        value: kind.defense
                        onMoved: value => sheet.check.setPoints(kind.card, kind.attack, value)
                    }
                }
            }
        }
        Flow {
            width: kinds.width
            visible: sheet.card === "base"
            spacing: Theme.space4

            CardTile {
                kind: "base"
                hasFigures: false
                unit: CardTile.Large
                label: sheet.say(() => qsTr("BASE"))
            }
            Stepper {
                objectName: visible ? "check-points-base-number" : ""
                width: named ? Theme.scaled(300) : implicitWidth
                named: sheet.hasRoomForWords
                language: sheet.language
                iconName: "shield"
                ink: Theme.defense
                label: sheet.say(() => qsTr("Defense points"))
                value: sheet.check.baseDefense
                onMoved: value => sheet.check.baseDefense = value
            }
        }
    }
    ActButton {
        objectName: visible ? "check-points-reset" : ""
        Layout.fillWidth: true
        visible: sheet.check.pointsChanged
        iconName: "undo"
        language: sheet.language
        text: sheet.say(() => qsTr("Back to the card values"))
        onClicked: sheet.check.resetPoints()
    }
    footer: [
        ActButton {
            objectName: "check-points-done"
            Layout.fillWidth: true
            primary: true
            iconName: "check"
            language: sheet.language
            text: sheet.say(() => qsTr("Done"))
            onClicked: sheet.close()
        }
    ]
}
