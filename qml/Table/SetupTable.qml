// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The table as it is seen from above, with a place for each player, where the game will show them. Who is dropped on
// another place changes places with who sits there.
Rectangle {
    id: table

    required property GameSetup setup
    required property real room // its width, known before the layout around it gives it
    property Item acts // of the chosen seat
    property int chosenPerson: -1 // nobody: the first seat is
    property string hint
    property string picture // of the game: its file, in the middle of the table where there is room for it
    property bool hasDirection: false
    property bool counterClockwise: false

    readonly property SetupSeat chosen: {
        for (let i = 0; i < list.count; ++i) {
            const place = seatAt(i)
            if (place?.person === chosenPerson)
                return place
        }
        return seatAt(0)
    }
    readonly property bool dragging: draggedPlace !== null
    property SetupSeat draggedPlace: null
    property int wantedSeat: -1
    property int order: 0 // goes up when somebody sits elsewhere: the list itself does not say so

    readonly property bool wide: room - 2 * margin >= 3 * Theme.scaled(172) + 2 * gap
    readonly property var places: seatPlaces.of(list.count, wide ? Form.Side : Form.Below)
    readonly property int columns: places.reduce((most, place) => Math.max(most, place[1] + place[2]), 1)
    readonly property int lines: places.reduce((most, place) => Math.max(most, place[0] + 1), 1)
    readonly property real margin: Theme.space3
    readonly property real gap: Theme.space3
    readonly property real columnWidth: (room - 2 * margin - gap * (columns - 1)) / columns
    readonly property real widest: Theme.scaled(240)
    // As high as the highest: a seat with a whole line to itself needs less than one beside another.
    readonly property real seatHeight: {
        let highest = 0
        for (let i = 0; i < list.count; ++i)
            highest = Math.max(highest, seatAt(i)?.implicitHeight ?? 0)
        return highest
    }
    readonly property real middle: Math.max(Theme.space5, wide ? middleColumn.implicitHeight + 2 * gap : 0)

    signal nameEntered(int seat)

    function seatAt(seat: int): var {
        return order >= 0 && seat < list.count ? list.itemAt(seat) as SetupSeat : null
    }
    function choose(seat: int) {
        chosenPerson = seatAt(seat)?.person ?? -1
    }
    // The first place after this one that nobody has a name for; the same where there is none.
    function nextWithoutName(seat: int): int {
        for (let i = 1; i < list.count; ++i) {
            const next = (seat + i) % list.count
            if (seatAt(next)?.name === "")
                return next
        }
        return seat
    }
    function nearest(point: point): int {
        let best = 0
        let least = Infinity
        for (let i = 0; i < list.count; ++i) {
            const place = seatAt(i)
            const far = Math.hypot(place.x + place.width / 2 - point.x, place.y + place.height / 2 - point.y)
            if (far < least) {
                least = far
                best = i
            }
        }
        return best
    }
    function drop() {
        const moved = draggedPlace
        const to = wantedSeat
        draggedPlace = null
        wantedSeat = -1
        if (moved && to >= 0)
            setup.swapSeats(moved.seat, to)
    }

    implicitHeight: 2 * margin + lines * seatHeight + (lines - 1) * middle
    radius: Theme.space5
    color: Theme.ground
    border.width: Theme.edgeWidth
    border.color: Theme.outline

    SeatPlaces {
        id: seatPlaces
    }
    GamePicture {
        id: pictured

        readonly property real room: Math.max(0, middleColumn.lowest - table.gap - y)

        x: Math.round((table.width - width) / 2)
        y: table.margin + table.seatHeight + table.gap
        width: Math.min(middleColumn.width, room * 2.4)
        height: room
        clip: true
        active: table.picture !== "" && table.wide && room >= Theme.scaled(64)
        file: table.picture
    }
    ColumnLayout {
        id: middleColumn

        // With it the words stand below.
        readonly property real lowest: table.height - table.margin - table.seatHeight - table.gap - implicitHeight

        visible: table.wide
        x: Theme.space5
        y: pictured.active ? lowest : (table.height - height) / 2
        width: parent.width - 2 * Theme.space5
        spacing: Theme.space1

        Icon {
            visible: table.hasDirection
            Layout.alignment: Qt.AlignHCenter
            name: table.counterClockwise ? "rotate-back" : "rotate"
            size: Theme.scaled(56)
            color: Theme.textSecond
        }
        SmallText {
            objectName: "setup-direction"
            Layout.fillWidth: true
            visible: table.hasDirection
            horizontalAlignment: Text.AlignHCenter
            text: table.counterClockwise ? qsTr("Turns go counterclockwise.") : qsTr("Turns go clockwise.")
        }
        SmallText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: table.hint
        }
    }
    Repeater {
        id: list
        model: table.setup.seats

        SetupSeat {
            id: place

            readonly property var spot: table.places[seat] ?? [0, 0, 1]
            readonly property real room: spot[2] * (table.columnWidth + table.gap) - table.gap

            setup: table.setup
            acts: table.acts
            chosen: table.chosen === place
            wanted: table.dragging && table.wantedSeat === seat && table.draggedPlace !== place
            width: Math.min(room, Math.max(table.widest, table.columns === 1 ? 0 : table.columnWidth))
            height: implicitHeight
            x: table.margin + spot[1] * (table.columnWidth + table.gap) + (room - width) / 2
            y: table.margin + (table.seatHeight - height) / 2
               + spot[0] * (table.height - 2 * table.margin - table.seatHeight) / Math.max(1, table.lines - 1)
            onSeatChanged: table.order += 1
            onChosenTapped: table.chosenPerson = person
            onNameEntered: table.nameEntered(seat)
            onDragMoved: middle => {
                table.draggedPlace = place
                table.wantedSeat = table.nearest(middle)
            }
            onDropped: table.drop()
        }
    }
}
