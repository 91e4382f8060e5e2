// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// A RED ALERT on its way: its choices one after the other, in the language of who chooses, then what it will do.
RailFrame {
    id: rail

    required property RuleTexts rules
    required property Speaker speaker

    readonly property AlertModel alert: table.alert
    readonly property string clause: "5." + alert.card
    readonly property bool ready: alert.open && alert.asks === ""

    matter: alert.question
    seat: alert.chooser
    language: alert.language
    title: ready ? qsTr("Play RED ALERT %1?").arg(alert.card) : alert.question
    titleLines: 5 // a question is never cut short
    subtitle: "%1 · %2".arg(alert.card).arg(table.redAlertTitle(alert.card))
    subtitleInk: Theme.red
    closable: true
    closeName: "alert-close"
    closeLabel: qsTr("Do not play it")
    onCloseAsked: alert.close()

    SmallText {
        Layout.fillWidth: true
        language: rail.language
        text: rail.rules.happens(rail.clause, rail.language)
    }
    SpeakButton {
        Layout.fillWidth: true
        speaker: rail.speaker
        what: "alert-" + rail.clause + "-" + rail.language + "-" + rail.alert.question
        name: "speak-alert"
        language: rail.language
        words: rail.rules.toRead(rail.clause, rail.language) + "\n" + rail.alert.question
    }
    BodyText {
        Layout.fillWidth: true
        visible: rail.alert.nothingToChoose
        text: qsTr("There is nothing to choose from: the card may be played and does nothing.")
        color: Theme.accent
    }
    Column {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: rail.alert.effects

            OutcomeLine {
                required property string modelData

                width: parent.width
                iconName: "chevron-right"
                ink: Theme.accent
                text: modelData
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: rail.alert.asks === "seat"
        spacing: Theme.space2

        Repeater {
            model: rail.alert.seats

            SeatChip {
                required property string name
                required seat

                objectName: "alert-seat-" + seat
                text: name
                onClicked: rail.alert.chooseSeat(seat)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: rail.alert.asks === "ship"
        spacing: Theme.space2

        Repeater {
            model: rail.alert.ships

            PieceButton {
                objectName: "alert-ship-" + pieceId
                onClicked: rail.alert.chooseShip(pieceId)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: rail.alert.asks === "base" || rail.alert.asks === "place"
        spacing: Theme.space2

        Repeater {
            model: rail.alert.bases

            AlertBaseChip {
                objectName: "alert-base-" + baseId
                onClicked: rail.alert.chooseBase(baseId)
            }
        }
    }

    acts: [
        ActButton {
            objectName: "alert-discard"
            Layout.fillWidth: true
            visible: rail.alert.mayDiscard
            iconName: "trash"
            language: rail.language
            text: rail.alert.discardLabel
            onClicked: rail.alert.chooseDiscardPile()
        },
        ActButton {
            objectName: "alert-rest"
            Layout.fillWidth: true
            visible: rail.alert.rest > 0
            language: rail.language
            text: rail.alert.restLabel
            onClicked: rail.alert.chooseSameForTheRest()
        },
        ActButton {
            objectName: "alert-back"
            Layout.fillWidth: true
            visible: rail.alert.begun
            iconName: "undo"
            text: qsTr("Change the last choice")
            onClicked: rail.alert.back()
        },
        ActButton {
            objectName: "alert-play"
            Layout.fillWidth: true
            visible: rail.ready
            kind: "primary"
            iconName: "alert"
            text: qsTr("Play it")
            onClicked: rail.alert.play()
        }
    ]
}
