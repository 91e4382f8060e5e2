// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A RED ALERT on its way: its choices one after the other, in the language of who chooses, then what it will do.
AllYourBaseRailFrame {
    id: rail

    required property RuleTexts rules
    required property Speaker speaker
    required property Settings settings

    readonly property AlertModel alert: table.alert
    readonly property string clause: alert.clause
    readonly property bool ready: alert.open && alert.asks === AlertModel.Asks.Nothing
    readonly property string name: rules.title(clause, language)
    // In one language, until somebody asks for a second.
    property string wished
    readonly property bool placing: alert.placedCard !== ""
    readonly property bool picturesCard: hasHeight && !brief && !placing // else a band with its name
    readonly property bool listsShips: listsCards && alert.asks === AlertModel.Asks.Ship
    readonly property bool hasOnlyTheCard: !ready && !listsPlaces && !listsShips
    readonly property bool picturesPlaced: hasHeight && !brief && placing
    readonly property string secondName: second === "" ? "" : rules.title(clause, second)
    readonly property string second: wished === language ? "" : wished

    signal clauseAsked(string clause)

    onClauseChanged: wished = ""
    matter: alert.chooser + "/" + alert.question
    seat: alert.chooser
    who: alert.chooserName
    language: alert.language
    title: ready ? say(() => qsTr("Play this card?")) : alert.question
    tapsNext: alert.open && !ready
    titleLines: 9 // a question is never cut short
    subtitle: Joined.facts(brief ? [alert.card, name, alert.progress] : [alert.progress], alert.language)
    subtitleInk: brief ? Theme.red : Theme.text
    quiet: true
    tellsCards: false // those of the act before: what this one does is what counts
    closable: true
    closeName: "alert-close"
    closeLabel: say(() => qsTr("Do not play it"))
    onCloseAsked: alert.close()

    AlertCard {
        Layout.fillWidth: true
        visible: rail.picturesCard
        card: rail.alert.card
        title: rail.name
        language: rail.language
        secondTitle: rail.secondName
        secondLanguage: rail.second || rail.language
        large: rail.hasOnlyTheCard
    }
    ClauseHead {
        Layout.fillWidth: true
        visible: !rail.picturesCard && !rail.brief
        card: rail.alert.card
        number: rail.alert.card
        title: rail.name
        language: rail.language
        secondTitle: rail.secondName
        secondLanguage: rail.second || rail.language
    }
    // The card that the question is about.
    DrawnCard {
        Layout.alignment: Qt.AlignHCenter
        visible: rail.picturesPlaced
        implicitWidth: Theme.scaled(112)
        implicitHeight: Theme.scaled(144)
        chosen: true
        card: rail.alert.placedCard
        attack: rail.alert.placedAttack
        defense: rail.alert.placedDefense
        largestFigure: Theme.scaled(28)
        Accessible.ignored: true
    }
    BodyText {
        Layout.fillWidth: true
        visible: rail.alert.nothingToChoose
        language: rail.language
        text: rail.say(() => qsTr("No legal target. You may play it, but nothing happens."))
        color: Theme.text
    }
    Column {
        Layout.fillWidth: true
        visible: rail.ready
        spacing: Theme.space2

        Repeater {
            model: rail.alert.effects

            OutcomeLine {
                required property string modelData

                width: parent.width
                iconName: "chevron-right"
                ink: Theme.text
                pixelSize: rail.picturesCard ? Theme.fontStrong : Theme.fontBody
                language: rail.language
                text: modelData
            }
        }
    }
    Flow {
        id: seatChoice
        Layout.fillWidth: true
        visible: rail.listsPlaces && rail.alert.asks === AlertModel.Asks.Seat
        spacing: Theme.space2

        Repeater {
            model: rail.alert.seats

            SeatChip {
                required property string name
                required seat

                objectName: "alert-seat-" + seat
                width: Math.min(implicitWidth, seatChoice.width)
                text: name
                onClicked: rail.alert.chooseSeat(seat)
            }
        }
    }
    Flow {
        id: shipChoice

        readonly property int across: Math.max(1, Math.floor((width + spacing) / (Theme.scaled(78) + spacing)))

        Layout.fillWidth: true
        visible: rail.listsShips
        spacing: Theme.space2

        Repeater {
            model: rail.alert.ships

            AlertShipChip {
                width: Math.max(implicitWidth, Math.floor((shipChoice.width + shipChoice.spacing) / shipChoice.across)
                                               - shipChoice.spacing)
                objectName: "alert-ship-" + pieceId
                onClicked: rail.alert.chooseShip(pieceId)
            }
        }
    }
    Flow {
        id: baseChoice

        readonly property int across: Math.max(1, Math.floor((width + spacing) / (Theme.scaled(104) + spacing)))

        Layout.fillWidth: true
        visible: rail.listsPlaces && (rail.alert.asks === AlertModel.Asks.Base
                                     || rail.alert.asks === AlertModel.Asks.Place)
        spacing: Theme.space2

        Repeater {
            model: rail.alert.bases

            AlertBaseChip {
                objectName: "alert-base-" + baseId
                width: Math.floor((baseChoice.width + baseChoice.spacing) / baseChoice.across) - baseChoice.spacing
                language: rail.language
                onClicked: rail.alert.chooseBase(baseId)
            }
        }
    }
    AlertWords {
        Layout.fillWidth: true
        rules: rail.rules
        speaker: rail.speaker
        settings: rail.settings
        clause: rail.clause
        language: rail.language
        second: rail.second
        // Who plays the card has read it once the first choice is made.
        told: !rail.alert.begun || rail.seat !== rail.table.playing
        question: rail.ready ? "" : rail.who + "\n" + rail.alert.question
        player: rail.seat === rail.table.playing ? "" : rail.table.playingName
        onSecondAsked: language => rail.wished = language
        onClauseAsked: clause => rail.clauseAsked(clause)
    }

    acts: [
        ActButton {
            objectName: "alert-rest"
            Layout.fillWidth: true
            visible: rail.alert.rest > 0
            language: rail.language
            text: rail.say(() => qsTr("Same for the other %n card(s)", "", rail.alert.rest))
            onClicked: rail.alert.chooseSameForTheRest()
        },
        GridLayout {
            columns: rail.phone || width >= Theme.scaled(560) ? 2 : 1
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            ActButton {
                objectName: "alert-discard"
                Layout.fillWidth: true
                visible: rail.alert.mayDiscard
                iconName: "trash"
                language: rail.language
                text: rail.say(() => qsTr("To the discard pile"))
                onClicked: rail.alert.chooseDiscardPile()
            }
            ActButton {
                // Beside the main act there is room for the sign alone.
                readonly property bool beside: rail.phone && (rail.ready || rail.alert.mayDiscard)
                readonly property string words: rail.say(() => qsTr("Change the last choice"))

                objectName: "alert-back"
                Layout.fillWidth: !beside
                Layout.fillHeight: true
                visible: rail.alert.begun
                iconName: "undo"
                language: rail.language
                text: beside ? "" : words
                Accessible.name: words
                onClicked: rail.alert.back()
            }
            ActButton {
                objectName: "alert-play"
                Layout.fillWidth: true
                visible: rail.ready
                primary: true
                iconName: "alert"
                language: rail.language
                text: rail.say(() => qsTr("Play it"))
                onClicked: rail.alert.play()
            }
        }
    ]
}
