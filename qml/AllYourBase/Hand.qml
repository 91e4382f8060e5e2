// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The kinds of cards that can be played, and the RED ALERTs.
GridLayout {
    id: hand

    required property AllYourBaseTable table
    required property string language
    property bool brief: false // the drawings and the points alone
    property bool large: false // there is height to spare
    property int mostColumns: 4

    readonly property real leastWidth: Theme.scaled(!brief ? 128 : mostColumns > 4 ? 38 : 56)

    signal redAlertAsked
    signal pointsAsked(string card)

    columns: Math.max(1, Math.min(mostColumns, Math.floor((width + columnSpacing) / (leastWidth + columnSpacing))))
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    Repeater {
        model: hand.table.cards

        HandCard {
            required property string card
            required property string ownName
            required property bool chosen
            required property bool possible
            required attack
            required defense

            objectName: "card-" + card
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            kind: card
            brief: hand.brief
            large: hand.large
            language: hand.language
            text: ownName
            checked: chosen
            available: possible
            onClicked: hand.table.chooseCard(card)
            onRefusedTapped: hand.table.chooseCard(card)
            onHeld: hand.pointsAsked(card)
        }
    }
    Pressable {
        id: alert
        objectName: "act-red-alert"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        visible: hand.table.mode !== AllYourBaseTable.Mode.Discard
        available: hand.table.may.redAlert
        text: InLanguage.say(hand.language, () => qsTr("RED ALERT…"))
        onClicked: hand.redAlertAsked()
        onRefusedTapped: hand.table.explain("red-alert")
        background: Rectangle {
            radius: Theme.radius - 2
            color: alert.down ? Theme.pressed : alert.available ? Theme.redGround : "transparent"
            border.width: Theme.hairlineWidth
            border.color: alert.available ? Theme.red : Theme.hairline
        }
        contentItem: RowLayout {
            spacing: Theme.space2

            Icon {
                Layout.alignment: hand.brief ? Qt.AlignCenter : Qt.AlignLeft | Qt.AlignVCenter
                name: "alert"
                size: Theme.scaled(26)
                color: alert.available ? Theme.red : Theme.textFaint
            }
            Heading {
                Layout.fillWidth: true
                visible: !hand.brief
                level: 3
                language: hand.language
                text: alert.text
                font.pixelSize: Theme.fontBody
                color: alert.available ? Theme.red : Theme.textFaint
                Accessible.ignored: true
            }
        }
    }
}
