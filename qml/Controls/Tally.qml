// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// A small label over a large figure, "5 / 9" where there is a goal. Both end at the right by anchors: a layout would
// leave the label where it stood before it had its text until it has reason to look again.
Column {
    id: tally

    property string label
    property bool bare: false // the label is for the ear alone
    property int value: 0
    property var was
    property int goal: 0 // 0: none
    property color ink: Theme.text
    property real pixelSize: Theme.fontHeadline

    spacing: 0
    Accessible.role: Accessible.StaticText
    //: how much is reached, of how much
    Accessible.name: Joined.words([label, goal > 0 ? qsTr("%1 of %2", "reached").arg(value).arg(goal) : value], Theme.language)

    SmallText {
        anchors.right: parent.right
        visible: !tally.bare && text !== ""
        text: tally.label
        font.pixelSize: Theme.fontTiny
        Accessible.ignored: true
    }
    // Placed by hand: a layout keeps the room of "2 \u2192 3" when the figure becomes a "3" while the table turns.
    Item {
        anchors.right: parent.right
        implicitWidth: goalText.visible ? goalText.x + goalText.implicitWidth : figure.implicitWidth
        implicitHeight: figure.implicitHeight

        NumberText {
            id: figure
            value: tally.value
            was: tally.was
            color: tally.ink
            font.pixelSize: tally.pixelSize
            Accessible.ignored: true
        }
        BodyText {
            id: goalText
            anchors.baseline: figure.baseline
            x: figure.implicitWidth + Theme.space1
            visible: tally.goal > 0
            text: "/ " + tally.goal
            color: Theme.textSecond
            font.pixelSize: tally.pixelSize * 0.65
            Accessible.ignored: true
        }
    }
}
