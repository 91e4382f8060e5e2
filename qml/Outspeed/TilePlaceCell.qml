// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A place of a route that is being described: a tap goes there.
Pressable {
    id: cell

    property string place
    property var marks: [] // TileMark
    property string name // of the route, at its own place
    property bool drafted: true // the route is described already
    property color ink: Theme.text

    horizontalPadding: 0
    verticalPadding: 0
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radiusSmall
        color: cell.checked ? Theme.chosenGround : cell.down ? Theme.pressed : cell.drafted ? Theme.card : "transparent"
        border.width: cell.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: cell.checked ? Theme.chosen : cell.drafted ? Theme.cardEdge : Theme.hairline
    }
    contentItem: Item {
        TileMarkRow {
            anchors.fill: parent
            visible: cell.name === ""
            marks: cell.marks
            ink: cell.ink
            size: Theme.scaled(20)
        }
        PlainText {
            anchors.centerIn: parent
            text: cell.name !== "" ? cell.name : cell.marks.length > 0 ? "" : cell.drafted && !cell.checked ? "\u2013"
                  : ""
            color: cell.name !== "" ? (cell.drafted ? Theme.text : Theme.textFaint) : Theme.textFaint
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
        }
    }
}
