// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many play, who sits where, and what can be done with the place that was tapped.
Panel {
    id: panel

    required property GameSetup setup
    required property Settings settings
    property bool counterClockwise: false
    property string picture // of the game: its file

    readonly property bool dragging: table.dragging
    readonly property SetupSeat chosen: table.chosen
    readonly property string hint: setup.hasFirst ? qsTr("Drag a badge to another place. The flag marks who begins.")
                                                  : qsTr("Drag a badge to another place.")

    signal clauseAsked(string clause)
    signal entered // the last name

    function nameAfter(seat: int) {
        const next = table.seatAt(seat + 1)
        if (next)
            next.focusName()
        else
            entered()
    }
    function seatKnown(name: string) {
        const seat = table.chosen?.seat ?? 0
        setup.setName(seat, name)
        table.choose(table.nextWithoutName(seat))
        // The field that was written in must not keep the keys of who goes on with another place.
        if (Theme.keysLead)
            table.chosen?.focusName()
        else
            table.forceActiveFocus(Qt.OtherFocusReason)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Players")
        }
        Segmented {
            objectName: "setup-count"
            Layout.fillWidth: true
            label: qsTr("Number of players")
            model: Array.from({ length: panel.setup.maxSeats - panel.setup.minSeats + 1 }, (unused, index) => {
                const seats = panel.setup.minSeats + index
                return { value: seats, label: seats.toString() }
            })
            value: panel.setup.seatCount
            onChosen: value => panel.setup.setSeatCount(value)
        }
        SetupTable {
            id: table
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: implicitHeight
            setup: panel.setup
            room: panel.availableWidth
            acts: seatActs.entry
            hint: panel.hint
            picture: panel.picture
            hasDirection: panel.setup.hasFirst
            counterClockwise: panel.counterClockwise
            onNameEntered: seat => panel.nameAfter(seat)
        }
        SmallText {
            Layout.fillWidth: true
            visible: !table.wide
            text: panel.hint
        }
        SetupSeatActs {
            id: seatActs
            Layout.fillWidth: true
            Layout.minimumHeight: settledHeight
            setup: panel.setup
            settings: panel.settings
            room: panel.availableWidth
            place: table.chosen
            before: table.seatAt((seat + panel.setup.seatCount - 1) % panel.setup.seatCount)
            after: table.seatAt((seat + 1) % panel.setup.seatCount)
            nextName: table.seatAt(seat + 1)?.input ?? null
            onRemoved: seat => table.choose(Math.min(seat, panel.setup.seatCount - 1))
            onNameTaken: name => panel.seatKnown(name)
            onRefused: panel.clauseAsked("0.1")
        }
    }
}
