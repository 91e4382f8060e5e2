// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The kept sets; a tap chooses one. Columns, not layouts: Qt 6.4's layouts crash on what goes while they are hidden.
Column {
    id: list

    required property TileSets tileSets

    spacing: Theme.space2

    Repeater {
        model: list.tileSets.sets

        Pressable {
            id: entry

            required property int index
            required property string setId
            required property string name
            required property int provenance
            required property string content
            required property bool chosen

            objectName: "tile-set-" + index
            width: list.width
            text: name + ", " + content
            checked: chosen
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: list.tileSets.choose(setId)

            background: Rectangle {
                radius: Theme.radius
                color: entry.down ? Theme.pressed : entry.chosen ? Theme.accentGround : Theme.raised
                border.width: entry.chosen ? Theme.edgeWidth : Theme.hairlineWidth
                border.color: entry.chosen ? Theme.accent : Theme.hairline
            }
            contentItem: RowLayout {
                spacing: Theme.space3

                ColumnLayout {
                    spacing: 0

                    Heading {
                        Layout.fillWidth: true
                        level: 3
                        text: entry.name
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    TileSource {
                        Layout.fillWidth: true
                        provenance: entry.provenance
                    }
                    SmallText {
                        Layout.fillWidth: true
                        text: entry.content
                        Accessible.ignored: true
                    }
                }
                Icon {
                    visible: entry.chosen
                    name: "check"
                    color: Theme.accent
                }
            }
        }
    }
}
