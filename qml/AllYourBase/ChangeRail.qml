// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Change of a won attack: which ships come back out of the discard pile, and where to.
AllYourBaseRailFrame {
    id: rail

    readonly property ChangeModel change: table.change

    seat: table.playing
    language: table.playingLanguage
    title: say(() => qsTr("%1: take change").arg(table.playingName))
    subtitle: say(() => qsTr("Tap one of your bases to put the ships there."))
    quiet: true
    bodyScrolls: false

    RowLayout {
        spacing: Theme.space2

        NumberText {
            Layout.alignment: Qt.AlignBaseline
            value: rail.change.total
            color: rail.change.within ? Theme.green : Theme.red
            font.pixelSize: Theme.fontHero
        }
        NumberText {
            Layout.alignment: Qt.AlignBaseline
            Layout.fillWidth: true
            text: "/ " + rail.change.surplus
            color: Theme.textSecond
            font.pixelSize: Theme.fontHeadline
        }
        Chip {
            objectName: "change-propose"
            visible: !rail.change.best
            language: rail.language
            text: rail.say(() => qsTr("Best choice"))
            onClicked: rail.change.propose()
        }
    }
    ListView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: rail.phone ? Theme.scaled(150) : Theme.scaled(220)
        model: rail.change.cards
        spacing: Theme.space2
        clip: true
        cacheBuffer: 0 // see LogList
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollHandle {}
        delegate: ChangeLine {
            width: ListView.view.width - Theme.space3
            language: rail.language
            change: rail.change
        }
    }

    acts: [
        ActButton {
            objectName: "act-take-change"
            Layout.fillWidth: true
            primary: true
            available: rail.change.within && rail.change.chosen > 0
            language: rail.language
            text: rail.say(() => qsTr("Take %n ship(s)", "", rail.change.chosen))
            onClicked: rail.change.take()
            onRefusedTapped: rail.change.take()
        },
        ActButton {
            objectName: "act-leave-change"
            Layout.fillWidth: true
            language: rail.language
            text: rail.say(() => qsTr("Take no change"))
            hint: "3B.4"
            onClicked: rail.change.leave()
        }
    ]
}
