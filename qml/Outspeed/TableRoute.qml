// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A route of the tile on the table: its name, condition, cost and benefit in large signs, and the ships of those who
// took it. Tapped, it says the route in words.
Pressable {
    id: line

    required property int route
    required property var face // RouteRow
    required property list<int> pilots
    required property bool tooMany
    required property string spoken
    required property int pointed
    property bool hasCondition: true // some route of the tile has one
    property bool revealed: true // who took which; until then a benefit has that room as well

    readonly property real size: Math.min(height * 0.56, width / 14, Theme.scaled(48))
    readonly property real shipSize: size * 1.3
    property real nameWidth: nameRoom
    readonly property real nameRoom: Math.max(size * 1.6, name.implicitWidth + Theme.space2)
    readonly property bool meant: pointed !== RaceState.Part.None
    property bool inWords: false
    // Where a heading over the same places of all routes stands: its middle.
    readonly property real conditionMiddle: middleOf(conditionPlace)
    readonly property real costMiddle: middleOf(costPlace)
    readonly property real gainMiddle: middleOf(gainPlace)

    function middleOf(place: Item): real {
        return leftPadding + places.x + place.x + place.width / 2
    }

    text: spoken
    horizontalPadding: Theme.space2
    verticalPadding: 0
    implicitHeight: Theme.touch
    onClicked: inWords = !inWords
    onFaceChanged: inWords = false // another tile

    // What stands in one place of the line; with a frame when it is its moment.
    component Place: Rectangle {
        property int part: RaceState.Part.None
        property alias marks: row.marks
        property alias ink: row.ink
        readonly property bool now: line.pointed === part && marks.length > 0

        anchors.verticalCenter: parent.verticalCenter
        height: line.height - 2 * Theme.space1
        opacity: line.inWords ? 0 : 1
        radius: Theme.radius - 2
        color: now ? Theme.chosenGround : "transparent"
        border.width: now ? Theme.edgeWidth : 0
        border.color: Theme.chosen

        TileMarkRow {
            id: row
            anchors.fill: parent
            anchors.margins: Theme.space1
            size: line.size
        }
    }

    background: Rectangle {
        radius: Theme.radius - 2
        color: line.down ? Theme.pressed : line.meant ? Theme.chosenGround : Theme.raised
        border.width: line.meant ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: line.meant ? Theme.chosen : line.tooMany ? Theme.red : Theme.hairline

        // The road from what it takes to what it gives, with those who drive on it. What is due on it is framed with
        // the same corners.
        Rectangle {
            x: line.leftPadding + places.x
            y: Theme.space1
            width: parent.width - x - line.rightPadding
            height: parent.height - 2 * y
            radius: Theme.radius - 2
            color: line.down ? Theme.pressed : Theme.ground
        }
    }
    contentItem: Item {
        // A road sign with the name, where that is a letter.
        Rectangle {
            anchors.centerIn: name
            visible: line.face.name.length === 1
            width: Math.round(line.size * 1.5)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.edgeWidth
            border.color: name.color
        }
        PlainText {
            id: name
            anchors.verticalCenter: parent.verticalCenter
            width: line.nameWidth
            horizontalAlignment: Text.AlignHCenter
            text: line.face.name
            color: line.meant ? Theme.text : Theme.textSecond
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.round(line.size * 1.1)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
        }
        SmallText {
            x: places.x + Theme.space2
            width: places.x + gainPlace.x + gainPlace.width - x
            height: parent.height
            visible: line.inWords
            verticalAlignment: Text.AlignVCenter
            text: line.face.spoken
            color: Theme.text
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.fontLeast
        }
        Row {
            id: places

            readonly property real room: parent.width - x - 3 * spacing - arrow.width

            x: name.width + spacing
            height: parent.height
            spacing: Theme.space2

            Place {
                id: conditionPlace
                visible: line.hasCondition
                width: places.room * 0.19
                part: RaceState.Part.Condition
                marks: line.face.condition
                ink: Theme.text
            }
            Place {
                id: costPlace
                width: places.room * (line.hasCondition ? 0.2 : 0.25)
                part: RaceState.Part.Cost
                marks: line.face.cost
                ink: Theme.attack

                // It costs nothing, which an empty place would leave open.
                PlainText {
                    anchors.centerIn: parent
                    visible: line.face.cost.length === 0
                    text: "\u2013"
                    color: Theme.textFaint
                    font.pixelSize: Math.round(line.size * 0.85)
                    Accessible.ignored: true
                }
            }
            // The middle of the road.
            Row {
                id: arrow
                anchors.verticalCenter: parent.verticalCenter
                opacity: line.inWords ? 0 : 1
                spacing: Math.round(line.size * 0.2)

                Repeater {
                    model: line.width >= Theme.scaled(480) ? 3 : 0

                    Rectangle {
                        anchors.verticalCenter: parent?.verticalCenter
                        width: Math.round(line.size * 0.35)
                        height: 3
                        radius: 1
                        color: Theme.textFaint
                    }
                }
                Icon {
                    name: "arrow-right"
                    size: Math.round(line.size * 0.8)
                    color: Theme.textFaint
                }
            }
            Place {
                id: gainPlace

                readonly property real alone: places.room * (line.hasCondition ? 0.33 : 0.41)

                width: line.revealed ? alone : alone + places.spacing + taken.width
                part: RaceState.Part.Benefit
                marks: line.face.zones.concat(line.face.fuel, line.face.tokens)
                ink: Theme.green
            }
            Column {
                id: taken
                anchors.verticalCenter: parent.verticalCenter
                visible: line.revealed
                width: places.room * (line.hasCondition ? 0.28 : 0.34) - places.spacing

                Row {
                    readonly property real each: Math.min(line.shipSize,
                                                          taken.width / Math.max(1, line.pilots.length
                                                                                 + (line.tooMany && !words.fits ? 1
                                                                                    : 0)) - spacing)
                    spacing: 3

                    Icon {
                        visible: line.tooMany && !words.fits
                        name: "warning"
                        size: parent?.each ?? 0
                        color: Theme.red
                    }
                    Repeater {
                        model: line.pilots

                        SeatShip {
                            required property int modelData

                            seat: modelData
                            size: parent?.each ?? 0
                        }
                    }
                }
                SmallText {
                    id: words

                    readonly property bool fits: implicitWidth <= taken.width
                                                 && line.height >= line.shipSize + implicitHeight

                    width: taken.width
                    visible: line.tooMany && fits
                    text: qsTr("too many: they lose their turn")
                    color: Theme.red
                    font.pixelSize: Theme.fontTiny
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
