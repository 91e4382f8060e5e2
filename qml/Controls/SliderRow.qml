// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Basekeeper.App
import Basekeeper.Theme

ColumnLayout {
    id: row

    property string label
    property string valueText
    property real value: 0
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize

    signal moved(real value)

    spacing: 0

    RowLayout {
        BodyText {
            Layout.fillWidth: true
            text: row.label
            Accessible.ignored: true
        }
        Heading {
            level: 3
            text: row.valueText
            Accessible.ignored: true
        }
    }
    T.Slider {
        id: slider
        Layout.fillWidth: true
        implicitWidth: Theme.scaled(200)
        implicitHeight: Theme.touch
        value: row.value
        snapMode: T.Slider.SnapAlways
        focusPolicy: Qt.StrongFocus
        Accessible.name: Joined.words([row.label, row.valueText], Theme.language)
        onMoved: row.moved(value)

        background: Rectangle {
            y: (slider.height - height) / 2
            width: slider.width
            height: 6
            radius: 3
            color: Theme.outline

            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: 3
                color: Theme.chosen
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: 28
            height: 28
            radius: 14
            color: slider.pressed ? Theme.chosenGround : Theme.surface
            border.width: Theme.focusWidth
            border.color: Theme.chosen
        }
        FocusRing {
            shown: slider.visualFocus
        }
    }
}
