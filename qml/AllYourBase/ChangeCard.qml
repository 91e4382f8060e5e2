// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A ship of the discard pile: taken or left, and, below one that is taken, where it goes.
ColumnLayout {
    id: choice

    required property ChangeModel change
    property string language: Theme.language // of whoever reads it
    property bool tellsBase: true // else the table shows where it goes
    property real cardHeight: Theme.touch // at the least
    property bool brief: false // there is no height for more than the drawings and the points
    required property int pieceId
    required property string card
    required property string name
    required property int attack
    required property int defense
    required property bool chosen
    required property bool within
    required property string baseLabel

    spacing: 0

    HandCard {
        objectName: "change-" + choice.pieceId
        Layout.fillWidth: true
        kind: choice.card
        language: choice.language
        text: choice.name
        attack: choice.attack
        defense: choice.defense
        brief: choice.brief
        leastHeight: choice.cardHeight
        checked: choice.chosen
        available: choice.within
        Accessible.role: Accessible.CheckBox
        Accessible.checkable: true
        Accessible.checked: choice.chosen
        onClicked: choice.change.toggle(choice.pieceId)
        onRefusedTapped: choice.change.explain(choice.pieceId)
    }
    Chip {
        objectName: "change-base-" + choice.pieceId
        Layout.fillWidth: true
        visible: choice.chosen && choice.tellsBase
        iconName: "arrow-right"
        text: choice.baseLabel
        Accessible.name: InLanguage.say(choice.language,
                                        () => qsTr("%1: to %2; tap to choose another base").arg(choice.name)
                                              .arg(choice.baseLabel))
        onClicked: choice.change.moveOn(choice.pieceId)
    }
}
