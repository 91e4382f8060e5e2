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
    property real rock: 0 // with the boat
    property real drift: 0
    property point keel // where the boat turns
    property bool sunk: false
    property bool ready: false
    property real hop: 0
    property real spin: 0

    // It goes into the lion, and is seen no more.
    readonly property bool eaten: fate === AboardState.Fate.Gone && table.show.kind === AboardState.Kind.Eaten
                                  && !Theme.reducedMotion
    readonly property bool moves: ready && table.show.open && !Theme.reducedMotion

    x: spot.x
    y: spot.y
    z: part !== AboardState.Part.None ? 2 : 1
    label: spoken
    asked: faceDown && table.task === AllAboardTable.Task.Name && table.asked === seat
    opacity: eaten ? 0 : fate === AboardState.Fate.Gone ? 0.55 : sunk ? 0.6 : 1
    scale: eaten ? 0.35 : fate === AboardState.Fate.Gone ? 0.8 : part !== AboardState.Part.None ? 1.06 : 1
    onBoatChanged: {
        if (!moves)
            return
        jump.restart()
        if (table.show.kind === AboardState.Kind.Thrown)
            tumble.restart()
    }
    Component.onCompleted: ready = true

    rotation: spin
    transform: [
        Translate {
            x: passenger.drift
            y: passenger.hop
        },
        Rotation {
            origin.x: passenger.keel.x - passenger.x
            origin.y: passenger.keel.y - passenger.y
            angle: passenger.rock
        }
    ]
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
    // Who is thrown tumbles; who jumps does not.
    NumberAnimation {
        id: tumble
        target: passenger
        property: "spin"
        from: 0
        to: 360
        duration: Theme.durationLong * 4
        onStopped: passenger.spin = 0
    }
}
