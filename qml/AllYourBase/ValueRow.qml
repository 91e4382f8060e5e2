// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// The points of one kind of card.
RowLayout {
    id: row

    required property string card
    required property string name
    property int attack: 0
    property int defense: 0
    property bool attacks: true
    property bool defends: true

    readonly property bool narrow: width < 290 * Theme.textScale

    signal attackMoved(int value)
    signal defenseMoved(int value)

    spacing: Theme.space3

    CardTile {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.space1
        kind: row.card
        visible: !row.narrow
        hasFigures: false
        unit: CardTile.Medium
        Accessible.ignored: true
    }
    ColumnLayout {
        spacing: 0

        RowLayout {
            spacing: Theme.space2

            Icon {
                visible: row.narrow
                name: "cards/" + row.card
                size: Theme.scaled(28)
            }
            Heading {
                Layout.fillWidth: true
                level: 3
                text: row.name
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space4

            Stepper {
                objectName: "values-attack-" + row.card + "-number"
                visible: row.attacks
                iconName: "attack"
                ink: Theme.attack
                label: qsTr("%1: attack").arg(row.name)
                value: row.attack
                onMoved: value => row.attackMoved(value)
            }
            Stepper {
                objectName: "values-defense-" + row.card + "-number"
                visible: row.defends
                iconName: "shield-filled"
                ink: Theme.defense
                label: qsTr("%1: defense").arg(row.name)
                value: row.defense
                onMoved: value => row.defenseMoved(value)
            }
        }
        SmallText {
            Layout.fillWidth: true
            visible: !row.defends
            text: qsTr("defense 0: fixed by the rules")
        }
    }
}
