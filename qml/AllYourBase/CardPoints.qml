// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A card with its points, which are changed beside it.
GridLayout {
    id: points

    required property string card
    required property string name
    required property int attack
    required property int defense
    required property bool ship // it has a defense
    required property string names // of the figures, for tests: "points" makes "points-attack-number"
    required property string language
    property string withoutDefense // what is said in its place

    // Where the word of a figure has room beside it.
    readonly property bool hasRoomForWords: width >= Theme.scaled(440)

    signal moved(int attack, int defense)

    function say(text: var): string {
        return InLanguage.say(language, text)
    }

    columns: width >= Theme.scaled(310) ? 2 : 1
    columnSpacing: Theme.space4
    rowSpacing: Theme.space3

    CardTile {
        Layout.alignment: Qt.AlignTop
        kind: points.card
        attack: points.attack
        defense: points.defense
        unit: CardTile.Large
        label: points.name
    }
    ColumnLayout {
        spacing: Theme.space3

        Heading {
            Layout.fillWidth: true
            language: points.language
            text: points.name
        }
        Stepper {
            objectName: points.visible ? points.names + "-attack-number" : ""
            Layout.fillWidth: named
            named: points.hasRoomForWords
            language: points.language
            iconName: "attack"
            ink: Theme.attack
            label: points.say(() => qsTr("Attack points"))
            value: points.attack
            onMoved: value => points.moved(value, points.defense)
        }
        Stepper {
            objectName: visible ? points.names + "-defense-number" : ""
            Layout.fillWidth: named
            visible: points.ship
            named: points.hasRoomForWords
            language: points.language
            iconName: "shield"
            ink: Theme.defense
            label: points.say(() => qsTr("Defense points"))
            value: points.defense
            onMoved: value => points.moved(points.attack, value)
        }
        BodyText {
            Layout.fillWidth: true
            visible: !points.ship && text !== ""
            language: points.language
            text: points.withoutDefense
            color: Theme.textSecond
        }
    }
}
