// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// RED ALERT and DEFENSE phase, and free plays: play a card, or say that none can be played.
AllYourBaseRailFrame {
    id: rail

    readonly property bool discarding: table.mode === AllYourBaseTable.Mode.Discard
    readonly property FreePlaysModel plays: table.freePlays

    readonly property bool drawsFirst: table.reminder === AllYourBaseTable.Reminder.Draw
    // Where the kinds of card would not all be in sight with their names.
    readonly property bool brief: phone || split || Theme.textScale >= 1.5

    signal redAlertAsked
    signal pointsAsked(string card)

    matter: table.turnNumber + "/" + table.phase + "/" + (plays.open ? plays.card + "/" + plays.left : "")
    seat: table.playing
    language: table.playingLanguage
    title: say(() => discarding ? qsTr("%1: discard a card").arg(table.playingName)
               : plays.open ? qsTr("%1: a free play").arg(table.playingName)
               : winning || (drawsFirst && !host.scarce ? qsTr("%1: draw, then play one card")
                             : qsTr("%1: play a card")).arg(table.playingName))
    subtitle: say(() => table.modeHint !== "" ? table.modeHint
                  : drawsFirst && host.scarce ? qsTr("Draw a card first.")
              : qsTr("One BASE, SHIP, CREW or CATS."))
    subtitleInk: table.modeHint !== "" || (drawsFirst && host.scarce) ? Theme.note : Theme.textSecond
    closable: table.mode !== AllYourBaseTable.Mode.Look
    keepsCloseRoom: closable || roomy
    subtitleRoom: roomy ? 2 : 1
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()

    FreePlaysLine {
        Layout.fillWidth: true
        visible: rail.plays.open
        language: rail.language
        plays: rail.plays
    }
    PileCards {
        Layout.fillWidth: true
        visible: rail.plays.fromPile && rail.plays.pileCount > 0 && !rail.discarding
        language: rail.language
        table: rail.table
    }
    ActButton {
        objectName: "act-play-base"
        Layout.fillWidth: true
        visible: !rail.discarding
        primary: true
        iconName: "cards/base"
        available: rail.table.may.playBase
        language: rail.language
        text: rail.say(() => qsTr("Play a BASE"))
        onClicked: rail.table.playBase()
        onRefusedTapped: rail.table.playBase()
    }
    GridLayout {
        readonly property real leastWidth: Theme.scaled(rail.brief ? 64 : 128)

        Layout.fillWidth: true
        columns: Math.max(1, Math.min(rail.split ? 8 : 4, Math.floor((width + columnSpacing)
                                                                   / (leastWidth + columnSpacing))))
        columnSpacing: Theme.space2
        rowSpacing: Theme.space2

        Repeater {
            model: rail.table.cards

            HandCard {
                id: hand

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
                brief: rail.brief
                language: rail.language
                text: ownName
                checked: chosen
                available: possible
                onClicked: rail.table.chooseCard(card)
                onRefusedTapped: rail.table.chooseCard(card)
                onHeld: rail.pointsAsked(card)
            }
        }
        Pressable {
            id: alert
            objectName: "act-red-alert"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            visible: !rail.discarding
            available: rail.table.may.redAlert
            text: rail.say(() => qsTr("RED ALERT…"))
            onClicked: rail.redAlertAsked()
            onRefusedTapped: rail.table.explain("red-alert")
            background: Rectangle {
                radius: Theme.radius - 2
                color: alert.down ? Theme.pressed : alert.available ? Theme.redGround : "transparent"
                border.width: Theme.hairlineWidth
                border.color: alert.available ? Theme.red : Theme.hairline
            }
            contentItem: RowLayout {
                spacing: Theme.space2

                Icon {
                    Layout.alignment: rail.brief ? Qt.AlignCenter : Qt.AlignLeft | Qt.AlignVCenter
                    name: "alert"
                    size: Theme.scaled(26)
                    color: alert.available ? Theme.red : Theme.textFaint
                }
                Heading {
                    Layout.fillWidth: true
                    visible: !rail.brief
                    level: 3
                    language: rail.language
                    text: alert.text
                    font.pixelSize: Theme.fontBody
                    color: alert.available ? Theme.red : Theme.textFaint
                    Accessible.ignored: true
                }
            }
        }
    }

    acts: [
        GridLayout {
            columns: rail.brief && !rail.split && width >= Theme.scaled(75) * 2 ? 2 : 1
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2
            visible: !rail.discarding

            ActButton {
                objectName: "act-discard"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: !rail.plays.open || rail.table.may.discard
                iconName: rail.brief ? "" : "trash"
                available: rail.table.may.discard
                language: rail.language
                text: rail.say(() => rail.brief ? qsTr("Discard…") : qsTr("Discard a card…"))
                onClicked: rail.table.beginDiscard()
                onRefusedTapped: rail.table.explain("discard")
            }
            ActButton {
                objectName: "act-pass-free-play"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: rail.plays.open && !rail.plays.endless
                available: rail.table.may.passFreePlay
                language: rail.language
                text: rail.say(() => qsTr("Skip this free play"))
                onClicked: rail.table.passFreePlay()
                onRefusedTapped: rail.table.passFreePlay()
            }
            ActButton {
                objectName: "act-end-free-plays"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: rail.plays.endless
                iconName: "check"
                available: rail.table.may.endFreePlays
                language: rail.language
                text: rail.say(() => qsTr("Done with my hand"))
                onClicked: rail.table.endFreePlays()
                onRefusedTapped: rail.table.endFreePlays()
            }
            ActButton {
                readonly property string words: rail.say(() => qsTr("Nothing to play or discard: pass"))

                objectName: "act-pass-defense"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: !rail.plays.open
                available: rail.table.may.passDefense
                language: rail.language
                text: rail.brief ? rail.say(() => qsTr("Pass")) : words
                Accessible.name: words
                onClicked: rail.table.passDefense()
                onRefusedTapped: rail.table.passDefense()
            }
        }
    ]
}
