// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A seat has rolled a die: one tap on the number.
RailFrame {
    id: rail

    required property OutspeedTable table
    property int first: 0 // of the keys: no die is known that needs more than ten of them

    readonly property bool yellow: table.die === RaceState.Die.Yellow

    pad: keys
    seat: table.asked
    language: table.askedLanguage
    matter: table.asked + "/" + table.die
    tapsNext: true
    who: table.askedName
    title: say(() => yellow ? qsTr("Roll the yellow die") : qsTr("Roll the blue die"))
    subtitle: say(() => table.rollText)
    onMatterChanged: first = 0

    ToldHands {
        id: hands
        Layout.fillWidth: true
        table: rail.table
    }
    RowLayout {
        id: die
        spacing: Theme.space3

        Icon {
            name: rail.yellow ? "tiles/die-yellow" : "tiles/die-blue"
            size: Theme.scaled(rail.bodyRoom > 0 ? 72 : 44)
            color: rail.yellow ? Theme.dieYellow : Theme.defense
        }
        BodyText {
            Layout.fillWidth: true
            language: rail.language
            text: rail.say(() => rail.yellow ? qsTr("How much fuel does the roll cost?")
                           : qsTr("What does the blue die show?"))
        }
    }
    WheelKeys {
        id: keys
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        prefix: "roll-"
        first: rail.first
        large: !rail.phone
        room: rail.bodyRoom - (hands.visible ? hands.height + Theme.space3 : 0) - die.height - more.height
              - 2 * Theme.space3
              - (due.visible ? due.height + Theme.space3 + Theme.space4 : 0)
        onChosen: number => {
            rail.first = 0
            rail.table.roll(rail.table.asked, number)
        }
    }
    IconButton {
        id: more
        objectName: "roll-more"
        Layout.fillWidth: true
        iconName: "plus"
        language: rail.language
        //: the first and the last of several numbers
        text: rail.say(() => rail.first < 90 ? qsTr("%1 to %2").arg(rail.first + 10).arg(rail.first + 19)
                       : qsTr("%1 to %2").arg(0).arg(9))
        label: rail.say(() => qsTr("Other numbers"))
        onClicked: rail.first = (rail.first + 10) % 100
    }
    // Below the keys, which stay where they are whoever has rolled.
    DueSeats {
        id: due
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.topMargin: Theme.space4
        table: rail.table
    }

    acts: [
        RaceLookBack {
            language: rail.language
            table: rail.table
        }
    ]
}
