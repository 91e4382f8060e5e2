// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// An animal as it fares, each way another drawing: at hand it stands there, aboard it stands in a boat, saved on the
// quay with a tick below it, and lost it lies upside down in the sea. Nothing stands on the animal itself.
Item {
    id: figure

    property string animal
    property int place: AboardState.Place.Left
    property color ink: Theme.ship
    property real size: 32
    property bool keepsGround: false // the room below it is kept, whatever it stands on

    readonly property bool lost: place === AboardState.Place.Lost
    readonly property bool saved: place === AboardState.Place.Saved
    readonly property bool aboard: place === AboardState.Place.Aboard
    readonly property bool grounded: place !== AboardState.Place.Left
    readonly property real groundShare: 0.34 // of the size: what it stands on
    readonly property real ground: Math.round(size * groundShare)

    // The size with which all of it is so high.
    function sizeFor(high: real): real {
        return high / (grounded ? 1 + groundShare : 1)
    }

    implicitWidth: size
    implicitHeight: size + (grounded || keepsGround ? ground : 0)
    Accessible.ignored: true

    Icon {
        objectName: "art"
        x: (figure.width - size) / 2
        name: "animals/" + figure.animal
        size: figure.size
        color: figure.lost ? Theme.textFaint : figure.ink
        rotation: figure.lost ? 180 : 0
    }
    // The drawing is a square with the hull in the middle.
    Icon {
        visible: figure.aboard
        x: (figure.width - size) / 2
        y: Math.round(figure.size - size * 0.29)
        name: "boats/hull"
        size: figure.size
        color: figure.ink
    }
    Rectangle {
        visible: figure.saved
        x: (figure.width - width) / 2
        y: figure.size
        width: figure.size
        height: 2
        color: Theme.green
    }
    Icon {
        visible: figure.saved
        x: (figure.width - size) / 2
        y: figure.size + 2
        name: "check"
        size: Math.max(8, figure.ground - 2)
        color: Theme.green
    }
    Icon {
        visible: figure.lost
        x: (figure.width - size) / 2
        y: Math.round(figure.size + (figure.ground - size) / 2)
        name: "boats/wave"
        size: figure.size
        color: Theme.defense
    }
}
