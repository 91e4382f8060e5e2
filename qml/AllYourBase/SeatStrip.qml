// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All seats in one line, where their panels scroll out of sight: who, the bases held, attack and defense. A tap brings
// the seat's panel into view.
Row {
    id: strip

    required property AllYourBaseTable table

    readonly property real cell: Math.floor((width - (seats.count - 1) * spacing) / Math.max(1, seats.count))

    property bool brief: false // there is little room: attack and defense stand beside the bases, or not at all

    signal seatTapped(int seat)

    spacing: Theme.space1

    Repeater {
        id: seats
        model: strip.table.seats

        // An item around each: what the model calls `held` would hide the signal of a button.
        Item {
            id: place

            required property int seat
            required property int attack
            required property int defense
            required property int held
            required property bool playing
            required property bool isAsked
            required property string spoken

            width: strip.cell
            height: button.implicitHeight

            Pressable {
                id: button
                objectName: "strip-" + place.seat
                anchors.fill: parent
                horizontalPadding: Theme.space1
                verticalPadding: Theme.space1
                text: place.spoken
                onClicked: strip.seatTapped(place.seat)

                background: StripPlace {
                    seat: place.seat
                    lit: place.playing
                    answers: place.isAsked
                    down: button.down
                }
                contentItem: Grid {
                    columns: strip.brief ? 2 : 1
                    columnSpacing: Theme.space2
                    horizontalItemAlignment: Grid.AlignHCenter
                    verticalItemAlignment: Grid.AlignVCenter

                    Row {
                        spacing: Theme.space1

                        SeatBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            seat: place.seat
                            size: Theme.scaled(18)
                            Accessible.ignored: true
                        }
                        NumberText {
                            value: place.held
                            font.pixelSize: Theme.fontTitle
                            Accessible.ignored: true
                        }
                    }
                    Row {
                        visible: !strip.brief || strip.cell >= Theme.scaled(92)
                        spacing: Theme.space2

                        NumberText {
                            value: place.attack
                            color: Theme.attack
                            font.pixelSize: Theme.fontSmall
                            Accessible.ignored: true
                        }
                        NumberText {
                            value: place.defense
                            color: Theme.defense
                            font.pixelSize: Theme.fontSmall
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
