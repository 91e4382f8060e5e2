// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A route as its tile shows it: its name, the condition, what it costs, what it gives. One line below the other, or all
// in one.
GridLayout {
    id: face

    property var route // RouteRow
    property bool upright: true
    property bool dim: false
    property bool keepsCondition: false // the line for one, where another route beside it has one
    property real size: Theme.scaled(20)

    readonly property color costInk: dim ? Theme.textFaint : Theme.attack
    readonly property color gainInk: dim ? Theme.textFaint : Theme.green

    flow: upright ? GridLayout.TopToBottom : GridLayout.LeftToRight
    rows: upright ? -1 : 1
    columns: upright ? 1 : -1
    rowSpacing: Math.round(size * 0.3)
    columnSpacing: Math.round(size * 0.45)
    Accessible.ignored: true

    PlainText {
        Layout.alignment: face.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        text: face.route.name
        color: face.dim ? Theme.textFaint : Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.round(face.size * 1.3)
    }
    RouteMarks {
        Layout.alignment: face.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        Layout.preferredHeight: face.keepsCondition ? Math.round(face.size * 1.2) : implicitHeight
        visible: marks.length > 0 || face.keepsCondition
        marks: face.route.condition
        ink: face.dim ? Theme.textFaint : Theme.textSecond
        size: face.size
    }
    RouteMarks {
        Layout.alignment: face.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        marks: face.route.cost
        ink: face.costInk
        size: face.size
    }
    Rectangle {
        Layout.alignment: Qt.AlignCenter
        Layout.preferredWidth: face.upright ? Math.round(face.size * 3) : 1
        Layout.preferredHeight: face.upright ? 1 : Math.round(face.size * 1.2)
        color: Theme.outline
    }
    Row {
        Layout.alignment: face.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        spacing: Math.round(face.size * 0.45)

        RouteMarks {
            visible: marks.length > 0
            marks: face.route.zones
            ink: face.gainInk
            size: face.size
        }
        RouteMarks {
            visible: marks.length > 0
            marks: face.route.fuel
            ink: face.gainInk
            size: face.size
        }
        RouteMarks {
            visible: marks.length > 0
            marks: face.route.tokens
            ink: face.gainInk
            size: face.size
        }
    }
}
