// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Change of a won attack: which ships come back out of the discard pile, and where to.
AllYourBaseRailFrame {
    id: rail

    readonly property ChangeModel change: table.change

    seat: table.playing
    language: table.playingLanguage
    title: say(() => qsTr("Take change"))
    subtitle: say(() => phone ? qsTr("Taken: %1 of a surplus of %2").arg(change.total).arg(change.surplus)
                        : change.total > 0 ? qsTr("Tap another of your bases to put the ships there instead.")
                        : qsTr("Tap one of your bases to put the ships there."))
    subtitleInk: phone && !change.within ? Theme.red : Theme.textSecond
    tapsNext: !change.within || change.chosen === 0
    quiet: true

    RowLayout {
        visible: !rail.phone || !rail.change.best
        spacing: Theme.space2

        NumberText {
            Layout.alignment: Qt.AlignBaseline
            visible: !rail.phone
            value: rail.change.total
            color: rail.change.within ? Theme.green : Theme.red
            font.pixelSize: Theme.fontHero
        }
        NumberText {
            Layout.alignment: Qt.AlignBaseline
            visible: !rail.phone
            text: "/ " + rail.change.surplus
            color: Theme.textSecond
            font.pixelSize: Theme.fontHeadline
        }
        SmallText {
            Layout.alignment: Qt.AlignBaseline
            Layout.fillWidth: true
            visible: !rail.phone
            language: rail.language
            //: after how much of the surplus of an attack was taken as change, and how large it is: "2 / 3"
            text: rail.say(() => qsTr("surplus taken"))
        }
        Chip {
            objectName: "change-propose"
            visible: !rail.change.best
            language: rail.language
            text: rail.say(() => qsTr("Best choice"))
            onClicked: rail.change.propose()
        }
    }
    // No layout: in Qt 6.4 one keeps what goes while it is hidden, and crashes on it at the next resize.
    Flow {
        id: pile

        readonly property real leastWidth: Theme.scaled(rail.brief ? 64 : 80)
        readonly property int across: Math.max(1, Math.floor((width + spacing) / (leastWidth + spacing)))
        readonly property int lines: Math.ceil(ships.count / across)
        // As large as all of them have room for, with what stands above them, and a base below each.
        readonly property real cardHeight: Math.min(Theme.scaled(140),
                                                    (rail.bodyRoom - Theme.scaled(72)) / Math.max(1, lines) - spacing
                                                    - Math.max(Theme.touch, Theme.scaled(40)))

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            id: ships
            model: rail.change.cards

            ChangeCard {
                cardHeight: pile.cardHeight
                width: Math.min(Theme.scaled(140), Math.floor((pile.width + pile.spacing) / pile.across) - pile.spacing)
                language: rail.language
                brief: rail.brief
                // Several may go to different bases.
                tellsBase: rail.listsPlaces || rail.change.chosen > 1
                change: rail.change
            }
        }
    }

    acts: [
        GridLayout {
            columns: rail.phone || width >= Theme.scaled(560) ? 2 : 1
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            ActButton {
                objectName: "act-leave-change"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                language: rail.language
                text: rail.say(() => qsTr("Take no change"))
                onClicked: rail.change.leave()
            }
            ActButton {
                objectName: "act-take-change"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                primary: true
                available: rail.change.within && rail.change.chosen > 0
                language: rail.language
                text: rail.say(() => qsTr("Take %n ship(s)", "", rail.change.chosen))
                onClicked: rail.change.take()
                onRefusedTapped: rail.change.take()
            }
        }
    ]
}
