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

    // The hand takes what the rail has in height beside a title of two lines, or of one with three lines of what hands
    // do, so that a card stands where it stood whatever is told; less only where there is more to tell.
    readonly property real stillRoom: height - Theme.scaled(plays.open ? 334 : 282)
    readonly property real leftRoom: spare - (bodyNeeds > 0 ? bodyNeeds + Theme.space3 : 0) - others.height
                                     - (freeLine.visible ? freeLine.height + Theme.space2 : 0)
                                     - Theme.space2 - Theme.space4
    readonly property real cardRoom: Math.floor(Math.min(stillRoom, leftRoom) / 3) - Theme.space2

    readonly property bool drawsFirst: table.reminder === AllYourBaseTable.Reminder.Draw
    // The card that was drawn is one of those that are known; any other has to be asked for.
    readonly property bool listsPile: plays.fromPile && plays.pileCount > 0 && !discarding
    property bool anotherDrawn: false

    signal redAlertAsked
    signal pointsAsked(string card)

    matter: table.turnNumber + "/" + table.phase + "/" + (plays.open ? plays.card + "/" + plays.left : "")
    seat: table.playing
    language: table.playingLanguage
    title: say(() => discarding ? qsTr("Discard a card")
               : plays.fromPile ? qsTr("Which card did you draw?")
               : plays.endless ? qsTr("Play your whole hand")
               : plays.open ? qsTr("Play a free card")
               : winning || (drawsFirst && !host.scarce ? qsTr("Draw, then play one card") : qsTr("Play a card")))
    subtitle: say(() => table.modeHint === "" && drawsFirst && host.scarce ? qsTr("Draw a card first.")
                  : hint !== "" ? hint
                  : plays.endless ? qsTr("One card after another, in any order.")
                  : "")
    subtitleInk: table.modeHint !== "" || (drawsFirst && host.scarce) ? Theme.text : Theme.textSecond
    closable: table.mode !== AllYourBaseTable.Mode.Look
    keepsCloseRoom: closable || roomy
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Cancel"))
    onCloseAsked: table.cancel()
    onMatterChanged: anotherDrawn = false
    actsFirst: true
    tapsNext: !table.nextActLeads && !table.playingMayDeclare
    bodyFirst: plays.fromPile

    PileCards {
        Layout.fillWidth: true
        visible: rail.listsPile
        language: rail.language
        table: rail.table
        roomy: rail.hasHeight && !rail.brief
    }

    acts: [
        // Above all that may be done: how many are left decides what is played.
        FreePlaysLine {
            id: freeLine
            Layout.fillWidth: true
            visible: rail.plays.open
            language: rail.language
            plays: rail.plays
        },
        ActButton {
            objectName: visible ? "act-another-card" : ""
            Layout.fillWidth: true
            visible: rail.listsPile && !rail.anotherDrawn
            iconName: "deck"
            language: rail.language
            text: rail.say(() => qsTr("None of these…"))
            onClicked: rail.anotherDrawn = true
        },
        Hand {
            Layout.fillWidth: true
            visible: !rail.listsPile || rail.anotherDrawn
            table: rail.table
            language: rail.language
            brief: rail.brief
            cardHeight: !rail.hasHeight || rail.brief ? Theme.touch
                        : Math.min(Theme.scaled(156), Math.max(Theme.scaled(80), rail.cardRoom))
            mostColumns: rail.hasHeight && !rail.brief ? 3
                         : rail.brief && !rail.phone && rail.width >= Theme.scaled(320) ? 9 : 5
            onRedAlertAsked: rail.redAlertAsked()
            onPointsAsked: card => rail.pointsAsked(card)
        },
        GridLayout {
            id: others

            readonly property bool inWords: width >= Theme.scaled(560)

            columns: width >= Theme.scaled(75) * 2 ? 2 : 1
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2
            visible: !rail.discarding

            ActButton {
                objectName: "act-discard"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: !rail.plays.open || rail.table.may.discard
                iconName: others.inWords ? "trash" : ""
                available: rail.table.may.discard
                language: rail.language
                text: rail.say(() => others.inWords ? qsTr("Discard a card…") : qsTr("Discard…"))
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
                text: others.inWords ? words : rail.say(() => qsTr("Pass"))
                Accessible.name: words
                onClicked: rail.table.passDefense()
                onRefusedTapped: rail.table.passDefense()
            }
        }
    ]
}
