// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A player: the name, which can be edited, and the figures under the heads of their columns.
Item {
    id: line

    required property string player
    required property var cells // [{ column, value, told, share }]
    required property var columns // [{ label }], as the cells
    required property var widths // of the columns that stand beside each other
    required property real nameWidth
    required property string sortedBy // a column
    required property bool beside // the figures stand beside the name, not below it

    signal nameTapped

    implicitHeight: Math.max(name.height, figures.y + figures.height) + (beside ? 0 : Theme.space3)

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    Pressable {
        id: name
        objectName: "player-" + line.player
        width: line.nameWidth
        text: line.player
        Accessible.description: qsTr("Rename, or merge with another player")
        onClicked: line.nameTapped()

        background: Rectangle {
            radius: Theme.radius
            color: name.down ? Theme.pressed : "transparent"
        }
        contentItem: Item {
            implicitHeight: words.implicitHeight

            Heading {
                id: words
                level: 3
                width: Math.min(Math.ceil(implicitWidth), parent.width - edits.width - Theme.space2)
                height: parent.height
                text: line.player
                verticalAlignment: Text.AlignVCenter
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                id: edits
                x: words.width + Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                name: "edit"
                size: Theme.scaled(16)
                color: Theme.textFaint
            }
        }
    }
    Grid {
        id: figures
        x: line.beside ? name.width : Theme.space3
        y: line.beside ? (name.height - height) / 2 : name.height + Theme.space1
        columns: line.widths.length
        rowSpacing: line.beside ? 0 : Theme.space2

        Repeater {
            model: line.cells

            PlayerFigure {
                width: (line.widths[index % line.widths.length] ?? Theme.touch) - (line.beside ? 0 : Theme.space1)
                label: line.beside ? "" : line.columns[index]?.label ?? ""
                sorts: modelData.column === line.sortedBy
                player: line.player
            }
        }
    }
}
