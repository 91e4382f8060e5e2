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

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: Theme.radiusSmall
            color: cell.checked ? Theme.chosenGround : cell.down ? Theme.pressed
                   : cell.drafted && cell.marks.length > 0 ? Theme.ground : "transparent"
            border.width: cell.checked ? Theme.edgeWidth : 0
            border.color: Theme.chosen
        }
    }
    contentItem: Item {
        TileMarkRow {
            anchors.fill: parent
            visible: cell.name === ""
            marks: cell.marks
            ink: cell.ink
            size: Math.min(Theme.scaled(26), cell.height * 0.5)
        }
        PlainText {
            anchors.centerIn: parent
            text: cell.name !== "" ? cell.name : cell.marks.length > 0 ? "" : cell.drafted && !cell.checked ? "\u2013"
                  : ""
            color: cell.name !== "" && cell.drafted ? cell.ink : Theme.textFaint
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
        }
    }
}
