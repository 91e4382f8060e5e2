// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The discard pile, folded until it is wanted: its ships are what change is taken from.
Column {
    id: pile

    required property CheckHost host
    property bool open: host.check.pileCount > 0

    readonly property int columns: Math.max(1, Math.floor((width + Theme.space1) / (Theme.scaled(136) + Theme.space1)))

    spacing: Theme.space1

    Pressable {
        id: fold
        objectName: "check-pile"
        width: parent.width
        text: pile.host.say(() => pile.host.check.pileCount > 0
                             ? qsTr("%n ship(s) in the discard pile", "", pile.host.check.pileCount)
                             : qsTr("Ships in the discard pile"))
        Accessible.checkable: true
        Accessible.checked: pile.open
        onClicked: pile.open = !pile.open

        contentItem: LineFace {
            leading: "trash"
            leadingColor: Theme.textSecond
            trailing: pile.open ? "chevron-down" : "chevron-right"
            trailingColor: Theme.textSecond

            BodyText {
                width: parent.width
                language: pile.host.language
                text: fold.text
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: fold.down ? Theme.pressed : Theme.surface
            border.width: Theme.hairlineWidth
            border.color: Theme.hairline
        }
    }
    Grid {
        visible: pile.open
        columns: pile.columns
        spacing: Theme.space1

        Repeater {
            model: pile.host.check.pile

            CheckKind {
                width: Math.floor((pile.width - (pile.columns - 1) * Theme.space1) / pile.columns)
                height: Math.max(Theme.touch, Theme.scaled(58))
                host: pile.host
                side: AttackCheckModel.Side.Pile
                prefix: "check-pile-"
            }
        }
    }
}
