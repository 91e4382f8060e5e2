// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What follows from it, card by card; the question turned round; the pile; and the way to a game.
Column {
    id: answer

    required property CheckHost host
    property bool choosesHere: true // points and language; else the bar has them

    readonly property AttackCheckModel check: host.check
    readonly property bool attacks: check.asked && !check.turnedRound

    spacing: Theme.space3

    Chip {
        objectName: "check-turn-round"
        width: Math.min(implicitWidth, parent.width)
        anchors.horizontalCenter: parent.horizontalCenter
        checkable: true
        checked: answer.check.turnedRound
        iconName: "shield"
        language: answer.host.language
        text: answer.host.say(() => qsTr("How much defense is needed?"))
        onClicked: answer.check.turnedRound = !answer.check.turnedRound
    }
    CheckLine {
        width: parent.width
        visible: answer.check.asked && answer.check.turnedRound
        iconName: "shield-filled"
        ink: Theme.defense
        language: answer.host.language
        text: answer.host.say(() => qsTr("Defense needed: %1").arg(answer.check.mustStand))
    }
    CheckLine {
        width: parent.width
        visible: answer.check.asked && answer.check.more.words !== ""
        iconName: "plus"
        ink: Theme.text
        language: answer.host.language
        text: answer.host.say(() => answer.check.turnedRound ? qsTr("With these added, the base would hold")
                                                              : qsTr("With these added, the attack would be enough"))
        shown: answer.check.more
    }
    CheckLine {
        width: parent.width
        visible: answer.check.asked && answer.check.outOfReach
        iconName: "warning"
        ink: Theme.red
        language: answer.host.language
        text: answer.host.say(() => qsTr("Not even all the cards in the game would be enough."))
    }
    CheckLine {
        objectName: visible ? "check-change" : ""
        width: parent.width
        visible: answer.attacks && answer.check.surplus > 0
        iconName: "download"
        ink: Theme.green
        language: answer.host.language
        text: answer.host.say(() => answer.check.change.words === ""
                               ? qsTr("Surplus %1: it buys no ship from the discard pile.").arg(answer.check.surplus)
                               : qsTr("Surplus %1: the best change").arg(answer.check.surplus))
        shown: answer.check.change
    }
    CheckLine {
        width: parent.width
        visible: answer.check.asked && answer.check.fewest.words !== ""
        iconName: "check"
        ink: Theme.green
        language: answer.host.language
        text: answer.host.say(() => qsTr("The fewest that would do"))
        shown: answer.check.fewest
    }
    CheckLine {
        width: parent.width
        visible: answer.check.asked && answer.check.allNeeded
        iconName: "check"
        ink: Theme.green
        language: answer.host.language
        text: answer.host.say(() => qsTr("None of the cards can be spared."))
    }
    CheckLine {
        width: parent.width
        visible: answer.attacks && answer.check.enough
        iconName: "alert"
        ink: Theme.red
        language: answer.host.language
        text: answer.host.say(() => qsTr("A counterattack would cost"))
        shown: answer.check.attackerLoses
        against: answer.check.defenderLoses
        lost: true
    }
    CheckPile {
        width: parent.width
        visible: !answer.check.turnedRound && (!answer.check.untouched || open)
        host: answer.host
    }
    SmallText {
        width: parent.width
        visible: answer.check.full
        language: answer.host.language
        text: answer.check.fullText
        color: Theme.text
    }
    CheckChoices {
        width: parent.width
        visible: answer.choosesHere
        host: answer.host
    }
    SmallText {
        width: parent.width
        visible: answer.check.untouched
        horizontalAlignment: Text.AlignHCenter
        language: answer.host.language
        text: answer.host.say(() => qsTr("Hold a card to change its points."))
    }
    ActButton {
        objectName: visible ? "check-begin" : ""
        width: parent.width
        visible: !answer.check.untouched
        iconName: "play"
        language: answer.host.language
        text: answer.host.say(() => qsTr("Play on from here"))
        hint: answer.host.say(() => qsTr("as a new game"))
        onClicked: answer.host.beginAsked()
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: answer.host.setup.problem
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
}
