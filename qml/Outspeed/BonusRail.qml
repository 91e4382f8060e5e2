// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// From the front to the rear: who plays a bonus token, face down.
RailFrame {
    id: rail

    required property OutspeedTable table

    readonly property bool choosing: table.asked >= 0

    seat: choosing ? table.asked : Math.max(0, table.leader)
    matter: table.asked
    title: choosing ? qsTr("%1: play which token?").arg(table.askedName) : qsTr("Who plays a bonus token?")
    subtitle: choosing ? qsTr("Face down: nobody sees which one until all are revealed.") : qsTr("From the front zone to the rear, at most one each.")
    closable: choosing
    closeName: "act-cancel"
    closeLabel: qsTr("Cancel")
    onCloseAsked: table.cancel()

    TileSetNote {
        Layout.fillWidth: true
        visible: tileSets.problem !== ""
        tileSets: rail.table.tileSets
    }
    TokenKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: rail.choosing
        table: rail.table
        counts: true
        onChosen: token => rail.table.announce(rail.table.asked, token)
    }
    Column {
        id: list
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: !rail.choosing
        spacing: Theme.space1 + 2

        Repeater {
            model: rail.table.bonusSeats

            BonusSeat {
                required property string name
                required seat
                required zone
                required tokens
                required announced
                required language

                objectName: "bonus-seat-" + seat
                // Never 0: then neither the list nor its layout would ever have a width.
                width: Math.max(1, list.width)
                height: implicitHeight
                text: name
                onClicked: rail.table.tapSeat(seat)
            }
        }
    }

    acts: [
        ActButton {
            objectName: "act-reveal-bonuses"
            Layout.fillWidth: true
            visible: !rail.choosing
            kind: "primary"
            iconName: rail.table.announced > 0 ? "eye" : "arrow-right"
            text: rail.table.announced > 0 ? qsTr("Nobody else: reveal") : qsTr("Nobody plays one")
            hint: "1.1"
            onClicked: rail.table.revealBonuses()
        }
    ]
}
