// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A kind of card on one side: a tap on it adds one, the place beside it takes one off, a hold changes its points. The
// places stay where they are, whatever is tapped.
Item {
    id: kind

    required property CheckHost host
    required property int side
    required property string prefix // of the names of what can be tapped
    required property string card
    required property string name
    required property int attack
    required property int defense
    required property int count
    required property string spoken

    readonly property AttackCheckModel check: host.check
    readonly property bool defends: side === AttackCheckModel.Side.Defenders
    readonly property bool inPile: side === AttackCheckModel.Side.Pile
    readonly property color ink: defends ? Theme.defense : inPile ? Theme.green : Theme.attack

    // Card and count are one thing.
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius - 2
        color: Theme.card
        border.width: kind.count > 0 ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: kind.count > 0 ? kind.ink : Theme.cardEdge
    }
    Pressable {
        id: add
        objectName: kind.prefix + kind.card
        x: kind.defends ? less.width : 0
        width: parent.width - less.width
        height: parent.height
        horizontalPadding: Theme.space1
        verticalPadding: Theme.space1
        holdable: true
        repeats: true
        available: !kind.check.full
        text: kind.spoken
        Keys.onMenuPressed: held()
        onClicked: kind.check.add(kind.side, kind.card)
        onHeld: kind.host.pointsAsked(kind.card)

        background: Rectangle {
            radius: Theme.radius - 2
            color: add.down ? Theme.pressed : "transparent"
        }
        contentItem: CheckCardFace {
            card: kind.card
            name: kind.name
            language: kind.host.language
            attack: kind.attack
            defense: kind.defense
            attackCounts: !kind.defends
            defenseCounts: kind.defends
            // In the middle of the card, where that has the room, until the count stands beside it.
            shift: kind.count > 0 || !upright || width < 2 * less.width ? 0
                   : (kind.defends ? -less.width : less.width) / 2
        }
    }
    Pressable {
        id: less
        objectName: enabled ? kind.prefix + kind.card + "-less" : ""
        x: kind.defends ? 0 : parent.width - width
        width: Theme.touch
        height: parent.height
        horizontalPadding: 0
        verticalPadding: 0
        repeats: true
        enabled: kind.count > 0
        text: kind.host.say(() => qsTr("Take one %1 off").arg(kind.name))
        Accessible.ignored: !enabled
        onClicked: kind.check.takeOff(kind.side, kind.card)

        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.edgeWidth
                radius: Theme.radius - 4
                color: less.down ? Theme.pressed : Theme.ground
                visible: less.enabled
            }
        }
        contentItem: Item {
            visible: kind.count > 0

            NumberText {
                anchors.bottom: parent.verticalCenter
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                value: kind.count
                color: kind.ink
                font.pixelSize: Math.min(Theme.fontTitle, Math.floor(parent.height * 0.44))
                Accessible.ignored: true
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.verticalCenter
                anchors.topMargin: 2
                name: "minus"
                size: Math.min(Theme.scaled(20), Math.floor(parent.height * 0.4))
                color: Theme.text
            }
        }
    }
}
