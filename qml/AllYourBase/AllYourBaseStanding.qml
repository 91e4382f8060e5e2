// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many bases every seat held in the end.
Item {
    id: stand

    required property AllYourBaseTable table

    readonly property int most: Math.max(1, Math.min(seats.count, Math.floor(width / Theme.scaled(190))))
    // The rows are as even as they can be.
    readonly property int columns: Math.ceil(seats.count / Math.max(1, Math.ceil(seats.count / most)))

    implicitHeight: grid.implicitHeight

    Grid {
        id: grid
        anchors.horizontalCenter: parent.horizontalCenter
        columns: Math.max(1, stand.columns)
        spacing: Theme.space2

        Repeater {
            id: seats
            model: stand.table.seats

            Rectangle {
                id: entry

                required property int seat
                required property string name
                required property int held

                width: Math.min(Theme.scaled(230), (stand.width + grid.spacing) / grid.columns - grid.spacing)
                height: Math.max(Theme.touch, row.implicitHeight + Theme.space2)
                radius: Theme.radius
                color: Theme.surface
                border.width: seat === stand.table.winner ? Theme.edgeWidth : Theme.hairlineWidth
                border.color: seat === stand.table.winner ? Theme.seatColor(seat) : Theme.hairline

                RowLayout {
                    id: row
                    anchors.fill: parent
                    anchors.leftMargin: Theme.space3
                    anchors.rightMargin: Theme.space3
                    spacing: Theme.space2

                    SeatBadge {
                        seat: entry.seat
                        size: Theme.scaled(24)
                        Accessible.ignored: true
                    }
                    BodyText {
                        Layout.fillWidth: true
                        text: entry.name
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    SmallText {
                        text: qsTr("%n base(s)", "", entry.held)
                    }
                }
            }
        }
    }
}
