// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The kind and its points stay chosen, so that a whole position is entered by tapping one place after another.
ColumnLayout {
    id: form

    required property AllYourBaseTable table
    property string card
    property string name
    property bool ship: true

    spacing: Theme.space3

    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Theme.space2

        Repeater {
            model: form.table.cards

            CardButton {
                required property int index
                required property var model

                function pick() {
                    form.card = model.card
                    form.name = model.name
                    form.ship = model.ship
                    points.attack = model.attack
                    points.defense = model.defense
                }

                objectName: "overrule-kind-" + model.card
                kind: model.card
                attack: model.attack
                defense: model.defense
                unit: CardTile.Medium
                label: model.name
                selected: form.card === kind
                Accessible.role: Accessible.RadioButton
                onClicked: pick()
                Component.onCompleted: if (index === 0) pick()
            }
        }
    }
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Points of the next card you add")
    }
    OverrulePoints {
        id: points
        Layout.fillWidth: true
        prefix: "overrule-add"
        hasDefense: form.ship
        onMoved: (attack, defense) => {
            points.attack = attack
            points.defense = defense
        }
    }
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Add %1: tap where it goes; tap again for another").arg(form.name)
    }
    OverrulePlaces {
        prefix: "overrule-add-card-"
        bases: form.table.overrule.bases
        discardPile: true
        onChosen: place => form.table.overrule.addCard(form.card, points.attack, form.ship ? points.defense : 0, place)
    }
}
