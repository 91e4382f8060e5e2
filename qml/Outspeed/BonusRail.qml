// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// From the front to the rear: who plays a bonus token, face down. Which one it is, is asked when they are turned over.
RailFrame {
    id: rail

    required property OutspeedTable table

    readonly property bool choosing: table.asked >= 0
    // As large as all of them have room for.
    readonly property real keyRoom: bodyRoom - (note.visible ? note.height + Theme.space3 : 0)
    readonly property real seatHeight: Math.min(Theme.scaled(132), keyRoom / Math.max(1, seats.count) - list.spacing)
    readonly property bool mayAnnounce: !choosing && table.bonusTokens && table.announced === 0

    seat: table.asked
    language: table.askedLanguage
    matter: table.asked
    who: choosing ? table.askedName : ""
    group: table.bonusTokens ? everyone : ""
    title: say(() => choosing ? qsTr("Which token is it?")
              : table.bonusTokens ? qsTr("Who plays a bonus token?") : qsTr("Nobody has a bonus token"))
    subtitle: say(() => choosing ? qsTr("Turn it over and tap what it shows.")
                  : table.bonusTokens ? qsTr("From front to rear: tap everyone who plays a token face down.") : "")
    tapsNext: choosing || mayAnnounce
    closable: choosing
    closeName: "act-cancel"
    closeLabel: say(() => qsTr("Change who plays a token"))
    onCloseAsked: table.cancel()

    // The tile is described, but could not be remembered.
    TileSetNote {
        id: note
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        tileSets: rail.table.tileSets
        text: tileSets.problem
    }
    TokenKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.choosing
        language: rail.language
        table: rail.table
        room: rail.keyRoom
        counts: true
        onChosen: token => rail.table.announce(rail.table.asked, token)
    }
    Column {
        id: list
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.choosing && rail.table.bonusTokens
        spacing: Theme.space2

        Repeater {
            id: seats
            model: rail.table.bonusSeats

            BonusSeat {
                required property string name
                required seat
                required zone
                required tokens
                required announced
                required property bool possible
                required language

                objectName: "bonus-seat-" + seat
                // Never 0: then neither the list nor its layout would ever have a width.
                width: Math.max(1, list.width)
                height: Math.max(implicitHeight, rail.seatHeight)
                large: rail.seatHeight >= Theme.scaled(88)
                text: name
                available: possible
                onClicked: rail.table.tapSeat(seat)
                onRefusedTapped: rail.table.tapSeat(seat)
            }
        }
    }

    acts: [
        ActButton {
            objectName: "act-reveal-bonuses"
            Layout.fillWidth: true
            visible: !rail.choosing
            primary: !rail.mayAnnounce // before that, whoever plays one is tapped
            iconName: rail.table.announced > 0 ? "eye" : "arrow-right"
            language: rail.language
            text: rail.say(() => rail.table.announced > 0 ? qsTr("Nobody else: reveal")
                  : rail.table.bonusTokens ? qsTr("Nobody plays one") : qsTr("Continue"))
            onClicked: rail.table.revealBonuses()
        }
    ]
}
