// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// Shows `value`, never changes it: whoever handles moved() does. Digits may be typed while it has the focus.
Item {
    id: stepper

    property int value: 0
    property int from: 0
    property int to: 99
    property int step: 1
    property string label
    property string iconName // stands over the figure, instead of the label, which is then only spoken
    property bool named: false // the sign stands before the label, across the whole width
    property color ink: Theme.text // of the sign
    property string language: Theme.language
    property string typed

    readonly property bool hasSign: iconName !== "" && !named // two of those stand side by side in a rail

    signal moved(int value)
    signal limitTapped(int limit)

    function go(wanted: int) {
        const next = Math.max(from, Math.min(to, wanted))
        if (next !== value)
            moved(next)
        else if (wanted !== value)
            limitTapped(next)
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: Joined.words([label, value], language)
    Accessible.focusable: true
    Accessible.onIncreaseAction: go(value + step)
    Accessible.onDecreaseAction: go(value - step)
    Keys.onUpPressed: go(value + step)
    Keys.onRightPressed: go(value + step)
    Keys.onDownPressed: go(value - step)
    Keys.onLeftPressed: go(value - step)
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && !(event.modifiers & ~Qt.KeypadModifier)) {
            typed += event.text
            forget.restart()
            go(parseInt(typed))
        } else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus) {
            go(value + (event.key === Qt.Key_Plus ? step : -step))
        } else {
            return
        }
        event.accepted = true
    }

    Timer {
        id: forget
        interval: 1200
        onTriggered: stepper.typed = ""
    }
    FocusRing {
        shown: stepper.activeFocus
    }

    RowLayout {
        id: row
        anchors.fill: parent
        spacing: stepper.hasSign ? Theme.space1 : Theme.space2

        Icon {
            visible: stepper.named
            name: stepper.iconName
            size: Theme.scaled(22)
            color: stepper.ink
        }
        BodyText {
            Layout.fillWidth: true
            visible: text !== "" && !stepper.hasSign
            language: stepper.language
            text: stepper.label
            Accessible.ignored: true
        }
        IconButton {
            objectName: stepper.objectName === "" ? "" : stepper.objectName + "-minus"
            focusPolicy: Qt.NoFocus
            iconName: "minus"
            label: InLanguage.say(stepper.language, () => qsTr("Less"))
            available: stepper.value > stepper.from
            onClicked: stepper.go(stepper.value - stepper.step)
            onRefusedTapped: stepper.limitTapped(stepper.from)
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.max(implicitWidth, Theme.scaled(stepper.hasSign ? 36 : 44))
            spacing: 0

            Icon {
                Layout.alignment: Qt.AlignHCenter
                visible: stepper.hasSign
                name: stepper.iconName
                size: Theme.scaled(16)
                color: stepper.ink
            }
            NumberText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: stepper.hasSign ? Theme.fontTitle : Theme.fontHeadline
                value: stepper.value
                Accessible.ignored: true
            }
        }
        IconButton {
            objectName: stepper.objectName === "" ? "" : stepper.objectName + "-plus"
            focusPolicy: Qt.NoFocus
            iconName: "plus"
            label: InLanguage.say(stepper.language, () => qsTr("More"))
            available: stepper.value < stepper.to
            onClicked: stepper.go(stepper.value + stepper.step)
            onRefusedTapped: stepper.limitTapped(stepper.to)
        }
    }
}
