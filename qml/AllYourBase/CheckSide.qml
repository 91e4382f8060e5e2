// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One side: its kinds of card, as large as the room allows.
Column {
    id: sideColumn

    required property CheckHost host
    required property var kinds
    required property int side
    required property real room // the height in which it should fit
    required property bool tall // its cards are, where there is room

    readonly property bool defends: side === AttackCheckModel.Side.Defenders
    readonly property string prefix: defends ? "check-stands-" : "check-attacks-"
    readonly property int columns: width >= Math.max(4 * Theme.touch, Theme.scaled(192)) + grid.spacing ? 2 : 1
    readonly property int lines: 8 / columns
    readonly property real leastHeight: Math.max(Theme.touch, Theme.scaled(54))
    readonly property real cellWidth: Math.floor((width - (columns - 1) * grid.spacing) / columns)
    readonly property real cellHeight: Math.floor(
        Math.max(leastHeight, Math.min(cellWidth * (tall ? 0.85 : 0.7),
                                       (room - grid.y - (lines - 1) * grid.spacing) / lines)))

    spacing: Theme.space1

    SectionTitle {
        width: parent.width
        visible: sideColumn.room >= 420
        horizontalAlignment: sideColumn.defends ? Text.AlignRight : Text.AlignLeft
        language: sideColumn.host.language
        text: sideColumn.host.say(() => sideColumn.defends ? qsTr("On the base") : qsTr("Attackers"))
        color: sideColumn.defends ? Theme.defense : Theme.attack
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
    }
    Grid {
        id: grid
        columns: sideColumn.columns
        spacing: Theme.space1

        Repeater {
            model: sideColumn.kinds

            CheckKind {
                width: sideColumn.cellWidth
                height: sideColumn.cellHeight
                host: sideColumn.host
                side: sideColumn.side
                prefix: sideColumn.prefix
            }
        }
        CheckBase {
            visible: sideColumn.defends
            objectName: visible ? "check-base" : ""
            width: sideColumn.cellWidth
            height: sideColumn.cellHeight
            host: sideColumn.host
        }
        Pressable {
            id: clear
            objectName: enabled ? "check-clear" : ""
            visible: !sideColumn.defends
            // Its place is kept: until the next frame, what comes into a grid lies over the first card, and would take
            // a quick second tap.
            enabled: !sideColumn.host.check.untouched
            opacity: enabled ? 1 : 0
            width: sideColumn.cellWidth
            height: sideColumn.cellHeight
            Accessible.ignored: !enabled
            text: sideColumn.host.say(() => qsTr("Take all cards off"))
            onClicked: sideColumn.host.check.clear()

            background: Rectangle {
                radius: Theme.radius - 2
                color: clear.down ? Theme.pressed : "transparent"
                border.width: Theme.hairlineWidth
                border.color: Theme.hairline
            }
            contentItem: Item {
                Icon {
                    anchors.centerIn: parent
                    name: "trash"
                    color: Theme.textSecond
                }
            }
        }
    }
}
