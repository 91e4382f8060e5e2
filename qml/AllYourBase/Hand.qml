// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// All that can be played, as a hand of cards: a BASE, the seven kinds with points, and the RED ALERTs. Tap to take one
// in hand; hold to set the points printed on this one.
GridLayout {
    id: hand

    required property AllYourBaseTable table
    required property string language
    property bool brief: false // the drawings and the points alone
    property real cardHeight: Theme.touch // at the least
    property int mostColumns: 5

    readonly property bool discards: table.mode === AllYourBaseTable.Mode.Discard
    readonly property real leastWidth: Theme.scaled(!brief ? 72 : mostColumns > 5 ? 36 : 56)

    signal redAlertAsked
    signal pointsAsked(string card)

    columns: Math.max(1, Math.min(mostColumns, Math.floor((width + columnSpacing) / (leastWidth + columnSpacing))))
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    HandCard {
        // While a card to discard is chosen, its place is kept.
        objectName: hand.discards ? "" : "act-play-base"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        enabled: !hand.discards
        opacity: enabled ? 1 : 0
        kind: "base"
        hasPoints: false
        brief: hand.brief
        leastHeight: hand.cardHeight
        language: hand.language
        text: InLanguage.say(hand.language, () => qsTr("BASE"))
        primary: hand.table.nextActLeads
        available: hand.table.may.playBase
        Accessible.name: InLanguage.say(hand.language, () => qsTr("Play a BASE"))
        Accessible.ignored: hand.discards
        onClicked: hand.table.playBase()
        onRefusedTapped: hand.table.playBase()
    }
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
            leastHeight: hand.cardHeight
            language: hand.language
            text: ownName
            checked: chosen
            available: possible
            holdable: true
            Accessible.checkable: true
            Accessible.checked: checked
            Keys.onMenuPressed: held()
            onClicked: hand.table.chooseCard(card)
            onRefusedTapped: hand.table.chooseCard(card)
            onHeld: hand.pointsAsked(card)
        }
    }
    HandCard {
        objectName: hand.discards ? "" : "act-red-alert"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        enabled: !hand.discards
        opacity: enabled ? 1 : 0
        kind: "red-alert"
        ink: Theme.red
        edge: Theme.red
        ground: Theme.redGround
        hasPoints: false
        brief: hand.brief
        leastHeight: hand.cardHeight
        language: hand.language
        available: hand.table.may.redAlert
        text: InLanguage.say(hand.language, () => qsTr("RED ALERT"))
        Accessible.ignored: hand.discards
        onClicked: hand.redAlertAsked()
        onRefusedTapped: hand.table.explain("red-alert")
    }
}
