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

            CardPoints {
                width: kinds.width
                visible: sheet.card === card
                ship: card !== "crew" && card !== "cats"
                names: "check-points"
                language: sheet.language
                onMoved: (attack, defense) => sheet.check.setPoints(card, attack, defense)
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
