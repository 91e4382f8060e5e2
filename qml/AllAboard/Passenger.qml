// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// An animal aboard. While boats sail it goes where the step takes it.
AnimalCard {
    id: passenger

    required property AllAboardTable table
    required animal
    required seat
    required weight
    required inLove
    required fights
    required part
    required fate
    required property int boat
    required property int place
    required property string spoken
    required property point spot // where it stands
    property bool sunk: false
    property bool ready: false
    property real hop: 0

    readonly property bool moves: ready && table.show.open && !Theme.reducedMotion

    x: spot.x
    y: spot.y
    z: part !== AboardState.Part.None ? 2 : 1
    label: spoken
    opacity: fate === AboardState.Fate.Gone ? 0.55 : sunk ? 0.6 : 1
    scale: fate === AboardState.Fate.Gone ? 0.8 : part !== AboardState.Part.None ? 1.06 : 1
    onBoatChanged: {
        if (moves)
            jump.restart()
    }
    Component.onCompleted: ready = true

    transform: Translate {
        y: passenger.hop
    }
    Behavior on x {
        enabled: passenger.moves
        NumberAnimation { duration: Theme.durationLong * 4; easing.type: Easing.InOutQuad }
    }
    Behavior on y {
        enabled: passenger.moves
        NumberAnimation { duration: Theme.durationLong * 4; easing.type: Easing.InOutQuad }
    }
    Behavior on opacity {
        enabled: passenger.moves
        NumberAnimation { duration: Theme.durationLong * 3 }
    }
    Behavior on scale {
        enabled: passenger.moves
        NumberAnimation { duration: Theme.durationLong * 2 }
    }
    SequentialAnimation {
        id: jump

        NumberAnimation {
            target: passenger
            property: "hop"
            to: -60
            duration: Theme.durationLong * 2
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: passenger
            property: "hop"
            to: 0
            duration: Theme.durationLong * 2
            easing.type: Easing.InQuad
        }
    }
}
