// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// The two sides face to face: left and right of the answer where it is wide, below it elsewhere. The numbers stay in
// sight whatever is scrolled; where it is wide, each side scrolls by itself. Placed by hand: what wraps would call for
// other heights by turns.
FocusScope {
    id: frame

    required property CheckHost host

    readonly property AttackCheckModel check: host.check
    readonly property string title: host.say(() => qsTr("Check an attack"))
    readonly property bool wide: width >= height * 1.2 && width >= 560 * Math.sqrt(Theme.textScale)
    readonly property real gap: height < 480 || width < 480 ? Theme.space2 : Theme.space4
    readonly property real underBar: bar.height + gap
    readonly property real room: height - underBar - gap
    readonly property real barRoom: Math.min(gap, Theme.space3) // of what scrolls: it stands in the margin
    readonly property real sideWidth: Math.floor(wide ? Math.max(4 * Theme.touch + Theme.space1,
                                                                 Math.min((width - 2 * gap) * 0.31, Theme.scaled(380)))
                                                 : (width - 3 * gap) / 2)

    signal backAsked
    signal turnAsked

    ScreenBar {
        id: bar
        objectName: "check"
        width: parent.width
        language: frame.host.language
        title: frame.title
        onBack: frame.backAsked()

        CheckChoices {
            Layout.preferredWidth: Math.min(implicitWidth, frame.width * 0.5)
            oneLine: true
            visible: frame.wide
            host: frame.host
        }
        SpeakButton {
            speaker: frame.host.app.speaker
            compact: true
            flat: true
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
    SideArea {
        id: left
        x: frame.gap

        Item {
            id: leftPage
            Layout.fillWidth: true
            implicitHeight: attackers.height + frame.gap
        }
    }
    ScrollArea {
        id: area
        x: frame.gap + (frame.wide ? frame.sideWidth + frame.gap : 0)
        y: frame.underBar + faceOff.height + frame.gap
        width: frame.width - 2 * x + frame.barRoom
        height: frame.height - y
        keepsBarRoom: true

        Item {
            id: page
            Layout.fillWidth: true
            implicitHeight: answer.y + answer.height + frame.gap
        }
    }
    SideArea {
        x: frame.width - frame.gap - frame.sideWidth

        Item {
            id: rightPage
            Layout.fillWidth: true
            implicitHeight: defenders.height + frame.gap
        }
    }
    CheckSide {
        id: attackers
        objectName: "check-attackers"
        parent: frame.wide ? leftPage : page
        width: frame.sideWidth
        host: frame.host
        kinds: frame.check.attackers
        side: AttackCheckModel.Side.Attackers
        room: left.sideRoom
        tall: frame.wide
    }
    CheckSide {
        id: defenders
        objectName: "check-defenders"
        parent: frame.wide ? rightPage : page
        x: frame.wide ? 0 : page.width - width
        width: frame.sideWidth
        host: frame.host
        kinds: frame.check.defenders
        side: AttackCheckModel.Side.Defenders
        room: left.sideRoom
        tall: frame.wide
    }
    CheckAnswer {
        id: answer
        parent: page
        y: frame.wide ? 0 : Math.max(attackers.height, defenders.height) + frame.gap
        width: page.width
        host: frame.host
        choosesHere: !frame.wide
    }
    CheckFaceOff {
        id: faceOff
        objectName: "check-answer"
        x: frame.wide ? area.x : frame.gap
        y: frame.underBar
        width: frame.width - 2 * x
        height: Math.round(Math.max(96, frame.wide ? Math.min(frame.room * 0.36, width * 0.5) : frame.height * 0.16))
        check: frame.check
    }

    component SideArea: ScrollArea {
        // Below the sides there is the switch, too, where they need not be higher.
        readonly property real sideRoom: frame.wide ? frame.room : area.height - Theme.touch - 2 * frame.gap

        y: frame.underBar
        width: frame.sideWidth + frame.barRoom
        height: frame.height - y
        visible: frame.wide
        keepsBarRoom: true
    }
}
