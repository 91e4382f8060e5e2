// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// Held down until the bar is full: for what ends a session or deletes, and cannot be undone.
Pressable {
    id: button

    property string hint: qsTr("Hold to confirm")
    property string iconName
    property int holdDuration: 1000
    property bool keyHeld: false
    property bool armed: false
    property real progress: 0
    property string language: Theme.language
    property string tooShortHint: qsTr("Keep holding")

    readonly property color ink: !available ? Theme.textFaint : progress > 0 ? Theme.text : Theme.red
    readonly property bool holding: (down || keyHeld) && available

    signal confirmed

    holdOnly: true
    implicitHeight: Math.max(Theme.touchLarge, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Theme.space4
    Accessible.name: Joined.said([text, hint], language)
    // Assistive technology cannot hold: the first press arms, a second one soon after confirms.
    Accessible.onPressAction: {
        const second = armed
        armed = available && !second
        if (armed)
            disarm.restart()
        else if (available)
            confirmed()
    }
    Keys.onPressed: event => {
        if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key) && !event.isAutoRepeat)
            keyHeld = true
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            keyHeld = false
    }
    onActiveFocusChanged: keyHeld = false
    onTappedOnly: tooShort.restart()
    onHoldingChanged: {
        if (holding)
            fill.restart()
        else {
            fill.stop()
            progress = 0
        }
    }

    // A tap does nothing; it is told what would.
    Timer {
        id: tooShort
        interval: 2500
    }
    Timer {
        id: disarm
        interval: 4000
        onTriggered: button.armed = false
    }
    NumberAnimation {
        id: fill
        target: button
        property: "progress"
        from: 0
        to: 1
        duration: button.holdDuration
        onFinished: {
            button.spent = button.down
            button.keyHeld = false
            button.progress = 0
            button.confirmed()
        }
    }

    LongestWord {
        id: longestWord
        words: button.text
        font: Qt.font({ family: Theme.headingFamilyFor(button.language), bold: true, pixelSize: Theme.fontStrong })
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.available ? Theme.redGround : "transparent"
        border.width: button.armed ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: button.available ? Theme.red : Theme.hairline

        Rectangle {
            visible: button.progress > 0
            width: Math.max(2 * radius, parent.width * button.progress)
            height: parent.height
            radius: parent.radius
            color: Qt.alpha(Theme.redFill, 0.3)
        }
        Rectangle {
            visible: button.progress > 0
            anchors.bottom: parent.bottom
            width: parent.width * button.progress
            height: Theme.space1
            color: Theme.redFill
        }
    }
    contentItem: LineFace {
        leading: button.iconName
        leadingSize: Theme.scaled(22)
        leadingColor: button.ink

        Heading {
            width: parent.width
            level: 3
            language: button.language
            text: button.text
            font.pixelSize: longestWord.sizeIn(width)
            color: button.ink
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            visible: text !== ""
            language: button.language
            text: tooShort.running ? button.tooShortHint : button.hint
            font.bold: tooShort.running
            color: tooShort.running ? Theme.red : button.progress > 0 ? Theme.text : Theme.textSecond
            Accessible.ignored: true
        }
    }
}
