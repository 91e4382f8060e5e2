// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// The two sides face to face: left and right of the answer where it is wide, below it elsewhere. Placed by hand: what
// wraps would call for other heights by turns.
FocusScope {
    id: frame

    required property CheckHost host

    readonly property AttackCheckModel check: host.check
    readonly property string title: host.say(() => qsTr("Check an attack"))
    readonly property bool wide: width >= height * 1.2 && width >= 560 * Math.sqrt(Theme.textScale)
    readonly property real gap: height < 480 || width < 480 ? Theme.space2 : Theme.space4
    readonly property real room: height - bar.height - 2 * gap

    signal backAsked
    signal turnAsked

    ScreenBar {
        id: bar
        objectName: "check"
        width: parent.width
        language: frame.host.language
        title: frame.title
        onBack: frame.backAsked()

        SpeakButton {
            speaker: frame.host.app.speaker
            compact: true
            what: "check-" + frame.host.language + "-" + frame.check.summary
            name: "speak-check"
            language: frame.host.language
            words: frame.check.summary
        }
        IconButton {
            objectName: "check-turn"
            flat: true
            iconName: "rotate"
            label: frame.host.say(() => qsTr("Turn it to the next side of the table"))
            onClicked: frame.turnAsked()
        }
    }
    ScrollArea {
        id: area
        x: frame.gap
        y: bar.height + frame.gap + (frame.wide ? 0 : faceOff.height + frame.gap)
        // Its bar stands in the margin.
        width: frame.width - 2 * x + Math.min(x, Theme.space3)
        height: frame.height - y
        keepsBarRoom: true

        Item {
            id: page

            readonly property real sideWidth: Math.floor(frame.wide ? Math.max(4 * Theme.touch + Theme.space1,
                                                                               Math.min(width * 0.31,
                                                                                        Theme.scaled(380)))
                                                         : (width - frame.gap) / 2)
            // Below the sides there is the switch, too, where they need not be higher.
            readonly property real room: frame.wide ? frame.room : area.height - Theme.touch - 2 * frame.gap

            Layout.fillWidth: true
            implicitHeight: frame.gap + (frame.wide ? Math.max(attackers.height, defenders.height,
                                                               answer.y + answer.height)
                                                    : answer.y + answer.height)

            CheckSide {
                id: attackers
                objectName: "check-attackers"
                width: page.sideWidth
                host: frame.host
                kinds: frame.check.attackers
                side: AttackCheckModel.Side.Attackers
                room: page.room
                tall: frame.wide
            }
            CheckSide {
                id: defenders
                objectName: "check-defenders"
                x: page.width - width
                width: page.sideWidth
                host: frame.host
                kinds: frame.check.defenders
                side: AttackCheckModel.Side.Defenders
                room: page.room
                tall: frame.wide
            }
            CheckAnswer {
                id: answer
                x: frame.wide ? attackers.width + frame.gap : 0
                y: frame.wide ? faceOff.height + frame.gap : Math.max(attackers.height, defenders.height) + frame.gap
                width: frame.wide ? page.width - 2 * x : page.width
                host: frame.host
            }
        }
    }
    // The answer stays in sight whatever is scrolled; between the sides there is nothing to scroll under it.
    CheckFaceOff {
        id: faceOff
        objectName: "check-answer"
        parent: frame.wide ? page : frame
        x: frame.wide ? answer.x : frame.gap
        y: frame.wide ? 0 : bar.height + frame.gap
        width: frame.wide ? answer.width : frame.width - 2 * x
        height: Math.round(Math.max(96, frame.wide ? Math.min(frame.room * 0.36, width * 0.5) : frame.height * 0.16))
        check: frame.check
    }
}
