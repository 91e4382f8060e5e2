// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// First the place, then the card on it, then what becomes of it.
ColumnLayout {
    id: form

    required property AllYourBaseOverruleModel overrule
    property int piece: 0 // the chosen one; whoever handles picked() changes it
    property int place: -1

    readonly property var pieces: overrule.pieces
    readonly property var chosen: pieces.find(entry => entry.pieceId === piece)
    readonly property var here: pieces.filter(entry => entry.base === place)

    signal picked(int piece)

    spacing: Theme.space3

    SectionTitle {
        visible: !form.chosen
        text: qsTr("Where does it lie?")
    }
    OverrulePlaces {
        visible: !form.chosen
        prefix: "overrule-from-"
        bases: form.overrule.bases
        discardPile: true
        value: form.place
        onChosen: place => form.place = place
    }
    BodyText {
        Layout.fillWidth: true
        visible: !form.chosen && form.place >= 0 && form.here.length === 0
        text: qsTr("There is no card here.")
        color: Theme.textSecond
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !form.chosen && form.here.length > 0
        spacing: Theme.space2

        Repeater {
            model: form.here

            CardButton {
                required property var modelData

                objectName: "overrule-piece-" + modelData.pieceId
                kind: modelData.card
                attack: modelData.attack
                defense: modelData.defense
                unit: CardTile.Medium
                label: modelData.name
                onClicked: form.picked(modelData.pieceId)
            }
        }
    }
    // A Column, not the layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: one
        Layout.fillWidth: true

        ItemIf {
            when: form.chosen !== undefined

            OverruleOneCard {
                width: one.width
                overrule: form.overrule
                piece: form.chosen
                onDone: {
                    form.place = piece.base
                    form.picked(0)
                }
            }
        }
    }
}
