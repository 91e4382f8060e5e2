// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The weight aboard, counted against the boat's number: the mark on the gauge is that number.
ColumnLayout {
    id: gauge

    required property AllAboardTable table
    property int halves: 0
    property string number
    property real fill: 0
    property bool tooHeavy: false
    property bool weighing: false // counts up from nothing
    property real pixelSize: Theme.fontHeadline

    // What stands there while it counts.
    property real counted: halves
    property bool ready: false
    readonly property color ink: tooHeavy ? Theme.red : Theme.green

    function count(from: real) {
        counter.stop()
        counter.from = from
        counter.to = halves
        counter.start()
    }

    spacing: 2
    onHalvesChanged: {
        if (ready)
            count(weighing ? 0 : counted)
        else
            counted = halves
    }
    onWeighingChanged: {
        if (weighing && ready)
            count(0)
    }
    Component.onCompleted: {
        counted = halves
        ready = true
    }

    NumberAnimation {
        id: counter
        target: gauge
        property: "counted"
        duration: Theme.durationLong * (gauge.weighing ? 5 : 1)
    }
    RowLayout {
        id: figures

        // Else the boat's own number, on its hull, has to do.
        readonly property bool fits: load.implicitWidth + spacing + limit.implicitWidth <= gauge.width

        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.space1

        PlainText {
            id: load
            Layout.alignment: Qt.AlignBaseline
            text: gauge.table.weightText(Math.round(gauge.counted))
            color: gauge.ink
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: gauge.pixelSize
        }
        BodyText {
            id: limit
            Layout.alignment: Qt.AlignBaseline
            visible: gauge.number !== "" && figures.fits
            text: "/ " + gauge.number
            color: Theme.textSecond
            font.pixelSize: Math.max(Theme.fontTiny, gauge.pixelSize * 0.6)
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 8
        radius: 4
        color: Theme.ground
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline

        Rectangle {
            width: parent.width * gauge.fill
            height: parent.height
            radius: parent.radius
            color: gauge.ink

            Behavior on width {
                NumberAnimation { duration: Theme.durationLong * (gauge.weighing ? 5 : 1) }
            }
        }
        Rectangle {
            x: parent.width * 0.75 - 1
            y: -3
            width: 2
            height: parent.height + 6
            color: Theme.text
        }
    }
}
