// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How the seats stand when the game is over, in the rail: a line for each, with the bases that it holds of those that
// win, and its points below. Placed by hand: lines of a layout that go while it is hidden take it down.
Column {
    id: standing

    required property AllYourBaseTable table

    spacing: Theme.space3

    Repeater {
        model: standing.table.seats

        Item {
            id: line

            required property int seat
            required property string name
            required property int held
            required property int attack
            required property int defense
            required property string spoken
            readonly property bool won: seat === standing.table.winner

            objectName: "standing-" + seat
            width: standing.width
            height: points.y + points.height
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            SeatBadge {
                id: badge
                y: (bar.y - height) / 2
                seat: line.seat
                size: Theme.scaled(28)
                Accessible.ignored: true
            }
            Heading {
                id: nameText
                x: badge.width + Theme.space2
                width: Math.min(implicitWidth, (crown.visible ? crown : figure).x - x - Theme.space2)
                y: (bar.y - height) / 2
                level: 3
                text: line.name
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                id: crown
                x: figure.x - width - Theme.space2
                y: (bar.y - height) / 2
                visible: line.won
                name: "crown"
                size: Theme.scaled(24)
                color: Theme.accent
            }
            NumberText {
                id: figure
                x: line.width - width
                value: line.held
                color: line.won ? Theme.text : Theme.textSecond
                font.pixelSize: Theme.fontHeadline
                Accessible.ignored: true
            }
            ProgressPips {
                id: bar
                y: figure.height + Theme.space1
                width: line.width
                height: 6
                count: standing.table.threshold
                filled: Math.min(line.held, standing.table.threshold)
                seat: line.seat
            }
            Row {
                id: points
                y: bar.y + bar.height + Theme.space1
                spacing: Theme.space2

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "attack"
                    size: Theme.scaled(16)
                    color: Theme.attack
                }
                NumberText {
                    value: line.attack
                    color: Theme.attack
                    font.pixelSize: Theme.fontBody
                    Accessible.ignored: true
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "shield-filled"
                    size: Theme.scaled(16)
                    color: Theme.defense
                }
                NumberText {
                    value: line.defense
                    color: Theme.defense
                    font.pixelSize: Theme.fontBody
                    Accessible.ignored: true
                }
            }
        }
    }
}
