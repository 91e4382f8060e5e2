// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The pad that goes round, over the whole table and turned towards the seat. Covered until its seat uncovers it.
FocusScope {
    id: view

    required property OutspeedTable table
    required property Settings settings
    property int form: Form.Side

    readonly property ProgramPad pad: table.pad
    readonly property int seat: pad.seat
    readonly property bool across: seatPlaces.isAcross(seat, table.seatCount, form)
    property bool turnedByHand: false // the other way round than the settings have it, while this seat has the pad
    readonly property bool turned: across && settings.turnsToSeats !== turnedByHand
    readonly property real inset: Math.min(width, height) < 600 ? Theme.space3 : Theme.space6

    objectName: "pad"
    rotation: turned ? 180 : 0
    Accessible.role: Accessible.Pane
    Accessible.name: pad.covered ? pad.handOver : pad.title
    onSeatChanged: turnedByHand = false
    Component.onCompleted: forceActiveFocus()
    Keys.onEscapePressed: {
        if (pad.covered)
            pad.close()
        else
            pad.cover()
    }

    SeatPlaces {
        id: seatPlaces
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    // Taps must not reach the table under it.
    MouseArea {
        anchors.fill: parent
    }
    Rectangle {
        width: parent.width
        height: Theme.space1
        color: Theme.seatColor(view.pad.seat)
    }
    IconButton {
        objectName: visible ? "pad-turn" : ""
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space2
        visible: view.across && view.pad.covered
        flat: true
        iconName: "rotate"
        language: view.pad.language
        label: InLanguage.say(view.pad.language, () => view.turned ? qsTr("Turn back")
                              : qsTr("Turn to face the other side of the table"))
        onClicked: view.turnedByHand = !view.turnedByHand
    }
    PadCover {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * view.inset, Theme.scaled(760))
        height: Math.min(implicitHeight, parent.height - 2 * view.inset - Theme.touch)
        visible: view.pad.covered
        pad: view.pad
        shipSize: Math.round(Math.min(Theme.scaled(240), view.height * 0.3))
    }
    PadChoice {
        anchors.fill: parent
        anchors.margins: view.inset
        visible: !view.pad.covered
        pad: view.pad
        track: view.table.track
        onConfirmAsked: view.table.confirmPad()
    }
}
