// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What happens in one step, in a sentence, and to whom.
Pressable {
    id: line

    property int kind: RaceState.Kind.None
    property string clause
    property bool bad: false
    property bool current: false
    property bool large: false
    property var seats: []

    readonly property bool good: kind === RaceState.Kind.GainsFuel || kind === RaceState.Kind.TokensGained
                                 || kind === RaceState.Kind.RaceOver
    readonly property color ink: bad ? Theme.red : good ? Theme.green : Theme.text

    horizontalPadding: Theme.space2
    verticalPadding: Theme.space1
    Accessible.name: Joined.said([text, clause], Theme.language)
    Accessible.checked: current

    background: Rectangle {
        radius: Theme.radius - 2
        color: line.down ? Theme.pressed : line.current ? Theme.raised : "transparent"
        border.width: line.current ? Theme.edgeWidth : 0
        border.color: line.ink
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            name: ({ [RaceState.Kind.Group]: "arrow-right", [RaceState.Kind.Plays]: "play",
                     [RaceState.Kind.TokenLost]: "close", [RaceState.Kind.FieldPlaced]: "shield",
                     [RaceState.Kind.FieldsRemoved]: "shield",
                     [RaceState.Kind.Moves]: line.bad ? "back" : "arrow-right",
                     [RaceState.Kind.LosesFuel]: "tiles/fuel", [RaceState.Kind.GainsFuel]: "tiles/fuel",
                     [RaceState.Kind.Eliminated]: "close", [RaceState.Kind.TilesTurned]: "rotate",
                     [RaceState.Kind.Shared]: line.bad ? "warning" : "tiles/choosers",
                     [RaceState.Kind.TokensGained]: "tiles/token", [RaceState.Kind.SectionArrives]: "plus",
                     [RaceState.Kind.SectionGoes]: "trash", [RaceState.Kind.TurnEnds]: "check",
                     [RaceState.Kind.RaceOver]: "flag" })[line.kind] ?? "info"
            size: Theme.scaled(18)
            color: line.ink
        }
        BodyText {
            Layout.fillWidth: true
            text: line.text
            font.bold: line.current
            font.pixelSize: line.large ? Theme.fontStrong : Theme.fontBody
            Accessible.ignored: true
        }
        // Two by two: six seats are not wider than their sentence.
        Grid {
            columns: 2
            spacing: 2

            Repeater {
                model: line.seats

                SeatBadge {
                    required property int modelData

                    seat: modelData
                    size: Theme.scaled(18)
                    Accessible.ignored: true
                }
            }
        }
        SmallText {
            text: line.clause
            font.pixelSize: Theme.fontTiny
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
