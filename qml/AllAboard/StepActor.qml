// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An animal in the picture of a step, and below it whose it is.
Column {
    id: actor

    required property string animal
    required property int seat
    property real size: 48
    property color ink: Theme.ship
    property int place: AboardState.Place.Left

    spacing: Theme.space1

    AnimalFigure {
        animal: actor.animal
        place: actor.place
        size: Math.round(sizeFor(actor.size))
        width: actor.size
        ink: actor.ink
    }
    SeatBadge {
        anchors.horizontalCenter: parent.horizontalCenter
        seat: actor.seat
        size: Math.max(16, Math.round(actor.size * 0.36))
        Accessible.ignored: true
    }
}
