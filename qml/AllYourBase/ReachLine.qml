// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
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
    contentItem: RowLayout {
        spacing: Theme.space2

        SeatBadge {
            seat: line.owner
            size: Theme.scaled(24)
            Accessible.ignored: true
        }
        ColumnLayout {
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: 3
                text: line.label + "  " + line.ownerName
                color: line.within ? Theme.text : Theme.textSecond
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                text: line.against
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        ColumnLayout {
            Layout.fillWidth: false
            spacing: 0

            Heading {
                Layout.alignment: Qt.AlignRight
                level: 3
                text: line.force
                color: line.within ? Theme.accent : Theme.textFaint
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            SmallText {
                Layout.alignment: Qt.AlignRight
                visible: text !== ""
                text: line.spare
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
