// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many bases every seat holds: a column for each, as high as its number, in the outline of what wins.
Item {
    id: stand

    required property AllYourBaseTable table

    property real step: Theme.scaled(7) // a base

    readonly property real foot: Math.round(Theme.fontHeadline * 1.3) // the number, which stands in the column
    readonly property real columnWidth: Math.min(Theme.scaled(132), (width + row.spacing) / Math.max(1, seats.count)
                                                 - row.spacing)

    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space2

        Repeater {
            id: seats
            model: stand.table.seats

            Item {
                id: entry

                required property int seat
                required property string name
                required property int held
                readonly property bool winner: seat === stand.table.winner

                width: stand.columnWidth
                height: stand.table.threshold * stand.step + stand.foot + nameText.height + Theme.space1
                Accessible.role: Accessible.StaticText
                Accessible.name: Joined.said([name, qsTr("%n base(s)", "", held)], Theme.language)

                Rectangle {
                    anchors.bottom: column.bottom
                    width: parent.width
                    height: stand.foot + stand.table.threshold * stand.step
                    radius: Theme.radius
                    color: "transparent"
                    border.width: Theme.hairlineWidth
                    border.color: Theme.hairline
                }
                Rectangle {
                    id: column
                    anchors.bottom: nameText.top
                    anchors.bottomMargin: Theme.space1
                    width: parent.width
                    height: stand.foot + Math.min(entry.held, stand.table.threshold) * stand.step
                    radius: Theme.radius
                    color: entry.winner ? Theme.seatColor(entry.seat) : Theme.raised
                    border.width: Theme.edgeWidth
                    border.color: Theme.seatColor(entry.seat)

                    NumberText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.space1
                        value: entry.held
                        color: entry.winner ? Theme.ground : Theme.text
                        font.pixelSize: Theme.fontHeadline
                        Accessible.ignored: true
                    }
                }
                BodyText {
                    id: nameText
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: entry.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
