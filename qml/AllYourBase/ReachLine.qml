// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// An enemy base in the list of the ATTACK phase: what it takes to take it.
Pressable {
    id: line

    required property int baseId
    required property string label
    required property int owner
    required property string ownerName
    required property int defense
    required property int needed
    required property bool within
    required property int surplus

    readonly property string against: qsTr("defense %1").arg(defense)
    readonly property string force: within ? qsTr("with %1").arg(needed) : qsTr("%1 needed").arg(needed)
    readonly property string spare: !within ? "" : surplus === 0 ? qsTr("exact", "no surplus") : qsTr("surplus %1").arg(surplus)

    objectName: "reach-" + baseId
    text: label + " " + ownerName + ", " + against + ", " + force
    verticalPadding: within ? Theme.space2 : Theme.space1

    background: Rectangle {
        radius: Theme.radius - 2
        color: line.down ? Theme.pressed : line.within ? Theme.raised : "transparent"
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    // Placed by hand: a list of thirty of these comes and goes with the phases.
    contentItem: Item {
        implicitHeight: nameText.height + againstText.height

        SeatBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            seat: line.owner
            size: Theme.scaled(24)
            Accessible.ignored: true
        }
        Heading {
            id: nameText
            anchors.left: badge.right
            anchors.leftMargin: Theme.space2
            anchors.right: forceText.left
            anchors.rightMargin: Theme.space2
            level: 3
            text: line.label + "  " + line.ownerName
            color: line.within ? Theme.text : Theme.textSecond
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SmallText {
            id: againstText
            anchors.left: nameText.left
            anchors.right: spareText.left
            anchors.top: nameText.bottom
            text: line.against
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Heading {
            id: forceText
            anchors.right: parent.right
            level: 3
            text: line.force
            color: line.within ? Theme.accent : Theme.textFaint
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        SmallText {
            id: spareText
            anchors.right: parent.right
            anchors.baseline: againstText.baseline
            text: line.spare
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
