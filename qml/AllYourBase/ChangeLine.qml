// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A ship of the discard pile: taken or left, and where it goes.
RowLayout {
    id: line

    required property ChangeModel change
    property string language: Theme.language // of whoever reads it
    required property int pieceId
    required property string card
    required property string name
    required property int attack
    required property int defense
    required property bool chosen
    required property bool within
    required property string baseLabel

    spacing: Theme.space2

    HandCard {
        objectName: "change-" + line.pieceId
        Layout.fillWidth: true
        kind: line.card
        language: line.language
        text: line.name
        attack: line.attack
        defense: line.defense
        checked: line.chosen
        available: line.within
        onRefusedTapped: line.change.explain(line.pieceId)
        Accessible.role: Accessible.CheckBox
        onClicked: line.change.toggle(line.pieceId)
        onHeld: line.change.toggle(line.pieceId)
    }
    Chip {
        objectName: "change-base-" + line.pieceId
        visible: line.chosen
        iconName: "arrow-right"
        text: line.baseLabel
        Accessible.name: InLanguage.say(line.language,
                                        () => qsTr("%1: to %2; tap to choose another base").arg(line.name)
                                              .arg(line.baseLabel))
        onClicked: line.change.moveOn(line.pieceId)
    }
}
