// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A seat has drawn a bonus token: that it stays secret is one tap, and so is each kind.
RailFrame {
    id: rail

    required property OutspeedTable table

    seat: table.asked
    language: table.askedLanguage
    matter: table.asked + "/" + table.askedOwes
    who: table.askedName
    title: say(() => table.askedOwes > 1 ? qsTr("Take a bonus token, then %n more", "", table.askedOwes - 1)
               : qsTr("Take a bonus token"))
    subtitle: say(() => qsTr("Two are drawn and one is kept, face down; the other goes under the pile."))

    ToldHands {
        id: hands
        Layout.fillWidth: true
        table: rail.table
    }
    DueSeats {
        id: due
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        table: rail.table
    }
    DrawnTokens {
        id: drawn
        Layout.alignment: Qt.AlignHCenter
        visible: !rail.brief && rail.height >= Theme.scaled(620) && !hands.visible
    }
    BodyText {
        id: question
        Layout.fillWidth: true
        language: rail.language
        text: rail.say(() => qsTr("If everyone may know it: which one?"))
        font.bold: true
    }
    TokenKeys {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        language: rail.language
        table: rail.table
        room: rail.bodyRoom - (due.visible ? due.height + Theme.space3 : 0)
              - (hands.visible ? hands.height + Theme.space3 : 0)
              - (drawn.visible ? drawn.height + Theme.space3 : 0) - question.height - Theme.space3
        onChosen: token => rail.table.takeToken(rail.table.asked, token)
    }

    acts: [
        ActButton {
            objectName: "token-secret"
            Layout.fillWidth: true
            primary: true
            iconName: "lock"
            language: rail.language
            text: rail.say(() => qsTr("Keep it secret"))
            onClicked: rail.table.takeToken(rail.table.asked, "")
        },
        RaceLookBack {
            language: rail.language
            table: rail.table
        }
    ]
}
