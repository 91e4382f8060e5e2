// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A round on the sheet.
Item {
    id: line

    required property int round
    required property list<string> points
    required property bool current
    required property string spoken
    required property int asked
    required property string typed
    required property int mistaken // the seat whose number was refused, or -1
    required property real numbers // the width of the first column
    required property real columnWidth

    property real high: 0 // where there is room for more

    implicitHeight: Math.max(high, Theme.scaled(current ? 42 : 36)) // the eye is at the line that is being written
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        visible: line.round % 2 === 0
        radius: Theme.radius
        color: Theme.raised
        opacity: 0.5
    }
    SmallText {
        width: line.numbers
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.fontLeast * 0.6)
        text: line.round
        color: line.current ? Theme.text : Theme.textSecond
        font.bold: line.current
        Accessible.ignored: true
    }
    Row {
        x: line.numbers

        Repeater {
            model: line.points

            ScoreCell {
                required property int index
                required property string modelData

                objectName: "points-" + line.round + "-" + index
                width: line.columnWidth
                height: line.height
                seat: index
                points: modelData
                due: modelData === "" && line.current
                asked: line.asked === index
                typed: line.typed
                mistaken: line.current && line.mistaken === index
            }
        }
    }
}
