// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What happens in the step that is told: who does it, a sign, and whom it strikes; or the boat itself.
Item {
    id: picture

    required property SailingShow show
    property color ink: Theme.text
    property string sign // an icon

    readonly property int kind: show.kind
    readonly property bool ofBoat: kind === AboardState.Kind.Weighed || kind === AboardState.Kind.Sails
                                   || kind === AboardState.Kind.Sinks || kind === AboardState.Kind.Replaced
    readonly property int pieces: left.count + right.count
    // The badges need their room below; a sign is half as wide as an animal.
    readonly property real size: Math.floor(Math.min(Theme.scaled(140), (height - Theme.space1) / 1.36,
                                                     (width - (pieces + 1) * Theme.space2) / (pieces + 0.5)))
    readonly property real boatWidth: Math.min(Theme.scaled(200), height * 1.6,
                                               kind === AboardState.Kind.Replaced ? width * 0.38 : width)

    Accessible.ignored: true // the sentence beside it says so

    Row {
        anchors.centerIn: parent
        visible: !picture.ofBoat
        spacing: Theme.space2

        Repeater {
            id: left
            model: picture.show.left

            StepActor {
                size: picture.size
                place: picture.kind === AboardState.Kind.Lost ? AboardState.Place.Lost
                       : picture.kind === AboardState.Kind.Saved ? AboardState.Place.Saved : AboardState.Place.Left
            }
        }
        // What comes of one animal is drawn with it.
        Icon {
            visible: picture.kind !== AboardState.Kind.Saved && picture.kind !== AboardState.Kind.Lost
            y: (picture.size - size) / 2
            name: picture.sign
            size: Math.round(picture.size * 0.5)
            color: picture.ink
        }
        Repeater {
            id: right
            model: picture.show.right

            StepActor {
                size: picture.size
                place: picture.kind === AboardState.Kind.Eaten ? AboardState.Place.Lost : AboardState.Place.Left
                ink: picture.kind === AboardState.Kind.Love ? Theme.ship : Theme.red
            }
        }
    }
    Row {
        anchors.centerIn: parent
        visible: picture.ofBoat
        spacing: Theme.space2

        BoatHull {
            visible: picture.kind === AboardState.Kind.Replaced
            width: picture.boatWidth
            height: implicitHeight
            number: picture.show.limitBefore
            edge: Theme.textFaint
            ink: Theme.textSecond
            fill: Theme.surface
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: picture.kind === AboardState.Kind.Replaced
            name: "arrow-right"
            size: Theme.scaled(28)
            color: picture.ink
        }
        Column {
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: picture.show.weight
                color: picture.ink
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Math.min(Theme.fontHero, picture.height * 0.4)
            }
            BoatHull {
                width: picture.boatWidth
                height: implicitHeight
                rotation: picture.kind === AboardState.Kind.Sinks ? 16 : 0
                number: picture.show.limit
                edge: picture.ink
                fill: Theme.card
            }
        }
    }
}
