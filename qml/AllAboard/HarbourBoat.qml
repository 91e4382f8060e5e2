// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One boat in its berth: the hull with its number, and the load against it. Who is aboard is drawn by the harbour.
Pressable {
    id: berth

    required property AllAboardTable table
    required property int boat
    required property string number
    required property int weightHalves
    required property real fill
    required property bool tooHeavy
    required property int faceDown
    required property int result
    required property bool replaced
    required property bool waiting
    required property bool next
    required property bool tappable
    required property bool love
    required property bool fight
    required property string spoken
    required property int aboard
    required property real deckY // where those aboard stand
    required property real hullHeight

    readonly property bool slim: width < 110
    // A replay tells of the boat before.
    readonly property bool leads: next && !table.readOnly
    readonly property bool sailed: result === AboardState.Result.Sailed
    readonly property bool sunk: result === AboardState.Result.Sunk
    // What is told of this boat.
    readonly property int told: table.show.open && table.show.boat === boat ? table.show.kind : AboardState.Kind.None
    readonly property bool weighing: told === AboardState.Kind.Weighed
    readonly property alias rock: motion.rock
    readonly property alias drift: motion.drift
    // Where it turns, from the top left of the berth.
    readonly property point keel: Qt.point(width / 2, deckY + hullHeight)
    readonly property string stand: waiting ? qsTr("which number?")
                                    //: below a boat that has gone to sea
                                    : sailed ? qsTr("sailed")
                                    //: below a boat that has gone down
                                    : sunk ? qsTr("sunk")
                                    //: below the boat whose sailing is being told
                                    : next && table.show.open ? qsTr("sails")
                                    //: below a boat
                                    : next ? qsTr("up next")
                                    //: below a boat: three or more animals aboard fight
                                    : fight ? qsTr("they fight")
                                    //: below a boat: two animals aboard are in love
                                    : love ? qsTr("in love") : ""

    text: spoken
    horizontalPadding: 0
    verticalPadding: 0
    Accessible.checkable: false
    Accessible.checked: tappable

    background: Rectangle {
        radius: Theme.radius
        color: berth.down ? Theme.pressed : berth.tappable ? Theme.possibleGround : "transparent"
        border.width: berth.tappable || berth.waiting || berth.leads ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: berth.waiting ? Theme.redFill : berth.tappable || berth.leads ? Theme.possible : Theme.hairline
    }
    contentItem: Item {
        SmallText {
            x: Theme.space2
            y: Theme.space1
            width: parent.width - 2 * x
            text: berth.slim ? berth.boat : qsTr("Boat %1").arg(berth.boat)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            color: berth.tappable || berth.leads ? Theme.chosen : Theme.textSecond
            Accessible.ignored: true
        }
        BoatMotion {
            id: motion
            kind: berth.told
            step: berth.table.show.position
            reach: berth.width * 0.1
        }
        BoatSign {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space1
            visible: berth.love && !berth.fight
            told: berth.told === AboardState.Kind.Love
            name: "heart"
            color: Theme.attack
        }
        BoatSign {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space1
            visible: berth.fight || berth.told === AboardState.Kind.Fight
            told: berth.told === AboardState.Kind.Fight
            name: "attack"
            color: Theme.red
        }
        BoatHull {
            x: Theme.space1
            y: berth.deckY - height * 0.2 + (berth.sunk ? height * 0.08 : 0)
            width: parent.width - 2 * x
            height: berth.hullHeight
            rotation: berth.sunk ? 9 : 0 // not over what it carried, which stands below
            opacity: berth.sunk ? 0.7 : 1
            number: berth.number
            fill: berth.sailed ? Theme.greenGround
                  : berth.sunk || berth.waiting ? Theme.redGround : berth.replaced ? Theme.chosenGround
                  : Theme.card
            edge: berth.sailed ? Theme.green : berth.sunk || berth.waiting ? Theme.redFill
                  : berth.tappable || berth.leads ? Theme.chosen : Theme.cardEdge
            transform: [
                Rotation {
                    origin.x: berth.width / 2 - Theme.space1
                    origin.y: berth.hullHeight
                    angle: motion.rock
                },
                Translate {
                    x: motion.drift
                }
            ]

            Behavior on y {
                enabled: berth.table.show.open
                NumberAnimation { duration: Theme.durationLong * 4; easing.type: Easing.InOutQuad }
            }
            Behavior on rotation {
                enabled: berth.table.show.open
                NumberAnimation { duration: Theme.durationLong * 4; easing.type: Easing.InOutQuad }
            }
        }
        LoadGauge {
            x: berth.slim ? Theme.space1 : Theme.space3
            y: berth.deckY + berth.hullHeight * 0.92
            width: parent.width - 2 * x
            visible: berth.number !== "" && (berth.aboard > 0 || berth.sailed || berth.sunk
                                              || berth.table.phase !== AboardState.Phase.RevealBoats)
            table: berth.table
            halves: berth.weightHalves
            fill: berth.fill // the number stands on the hull
            tooHeavy: berth.tooHeavy
            weighing: berth.weighing
            pixelSize: berth.slim ? Theme.scaled(18) : Theme.scaled(26)
        }
        RowLayout {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space1
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width - Theme.space2)
            spacing: Theme.space1

            Icon {
                visible: berth.sailed || berth.sunk || (berth.slim && berth.waiting)
                name: berth.sailed ? "check" : berth.sunk ? "close" : "warning"
                size: Theme.scaled(16)
                color: berth.sailed ? Theme.green : Theme.red
            }
            // Where there is no room for words the signs say it.
            SmallText {
                Layout.fillWidth: true
                visible: !berth.slim
                text: berth.stand
                color: berth.sailed ? Theme.green
                       : berth.sunk || berth.waiting || berth.fight ? Theme.red
                       : berth.leads ? Theme.chosen : berth.next ? Theme.textSecond : Theme.attack
                font.bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast - 2
                Accessible.ignored: true
            }
        }
    }
}
