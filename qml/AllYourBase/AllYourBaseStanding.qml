// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Drawings
import Basekeeper.Theme

// How far every seat is from winning: a ladder each, with a rung for every base that wins, lit as far as its bases go.
Item {
    id: stand

    required property AllYourBaseTable table

    property real step: Theme.scaled(7) // from one base to the next
    property bool headed: false // says how many win
    property string language: Theme.language // of whoever reads the heading

    readonly property real rung: Math.round(step * 0.75)
    readonly property real columnWidth: Math.min(Theme.scaled(132), (width + row.spacing) / Math.max(1, seats.count)
                                                 - row.spacing)

    implicitHeight: row.y + row.implicitHeight

    SectionTitle {
        id: heading
        width: parent.width
        visible: stand.headed
        horizontalAlignment: Text.AlignHCenter
        language: stand.language
        text: InLanguage.say(stand.language, () => qsTr("%n base(s) to win", "", stand.table.threshold))
    }
    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        y: stand.headed ? heading.height + Theme.space3 : 0
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
                height: nameText.y + nameText.height
                Accessible.role: Accessible.StaticText
                Accessible.name: Joined.said([name, qsTr("%n base(s)", "", held)], Theme.language)

                PipDrawing {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(entry.width, Theme.scaled(96))
                    height: stand.table.threshold * stand.step - gap
                    upright: true
                    count: stand.table.threshold
                    filled: entry.held
                    gap: stand.step - stand.rung
                    thin: width
                    radius: Math.min(stand.rung / 2, Theme.radiusSmall)
                    color: Theme.seatColor(entry.seat)
                    emptyColor: Theme.surface
                    emptyEdge: Theme.hairline
                }
                NumberText {
                    id: heldText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: stand.table.threshold * stand.step
                    value: entry.held
                    color: entry.winner ? Theme.seatColor(entry.seat) : Theme.text
                    font.pixelSize: Theme.fontHeadline
                    Accessible.ignored: true
                }
                BodyText {
                    id: nameText
                    y: heldText.y + heldText.height
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
