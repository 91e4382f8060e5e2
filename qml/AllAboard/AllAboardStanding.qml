// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// One seat in the end: its place, its points and of what they are made, and whom it saved.
Rectangle {
    id: entry

    required property int seat
    required property string name
    required property int place
    required property int points
    required property int animalPoints
    required property int cupids
    required property int cupidPoints
    required property int saved
    required property bool won
    required property list<string> animals

    readonly property bool brief: width < Theme.scaled(340) // the table beside it shows who was saved
    readonly property bool slim: width < Theme.scaled(460)
    readonly property bool wide: width >= Theme.scaled(840)

    implicitHeight: box.implicitHeight + 2 * box.y
    radius: Theme.radius
    color: won ? Theme.seatGround(seat) : Theme.surface
    border.width: won ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: won ? Theme.seatColor(seat) : Theme.hairline
    Accessible.role: Accessible.Grouping
    //: the place of a player, the name, points of saved animals, of cupid cards, of both
    Accessible.name: qsTr("%1. %2: animals %3, cupids %4, total %5").arg(place).arg(name).arg(animalPoints)
                     .arg(cupidPoints).arg(points)

    ColumnLayout {
        id: box
        x: Theme.space3
        y: entry.wide ? Theme.space1 : Theme.space2
        width: parent.width - 2 * x
        spacing: Theme.space1

        RowLayout {
            spacing: Theme.space3

            NumberText {
                Layout.preferredWidth: Theme.scaled(26)
                horizontalAlignment: Text.AlignRight
                value: entry.place
                color: entry.won ? Theme.seatColor(entry.seat) : Theme.textSecond
                font.pixelSize: Theme.fontTitle
                Accessible.ignored: true
            }
            SeatBadge {
                seat: entry.seat
                size: Theme.scaled(34)
                Accessible.ignored: true
            }
            Heading {
                Layout.fillWidth: true
                level: entry.slim ? 3 : 2
                text: entry.name
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SavedAnimals {
                Layout.preferredWidth: entry.width * 0.4
                visible: entry.wide
                seat: entry.seat
                animals: entry.animals
            }
            SeatFigure {
                visible: !entry.slim
                iconName: "boat"
                ink: Theme.green
                value: entry.saved
                label: qsTr("%n animal(s) saved", "", entry.saved)
            }
            SeatFigure {
                visible: !entry.slim
                iconName: "cupid"
                ink: Theme.attack
                value: entry.cupids
                label: qsTr("%n cupid card(s)", "", entry.cupids)
            }
            BodyText {
                visible: !entry.brief
                text: entry.animalPoints + " + " + entry.cupidPoints + " ="
                color: Theme.textSecond
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            NumberText {
                objectName: "standing-points-" + entry.seat
                value: entry.points
                color: entry.won ? Theme.seatColor(entry.seat) : Theme.text
                font.pixelSize: Theme.scaled(34)
                Accessible.ignored: true
            }
        }
        SavedAnimals {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.leftMargin: entry.slim ? 0 : Theme.scaled(26) + Theme.space3
            visible: !entry.wide && !entry.brief && entry.animals.length > 0
            seat: entry.seat
            animals: entry.animals
        }
    }
}
