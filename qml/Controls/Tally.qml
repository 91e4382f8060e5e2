// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// A small label over a large figure, "5 / 9" where there is a goal.
ColumnLayout {
    id: tally

    property string label
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
        Layout.alignment: Qt.AlignRight
        visible: text !== ""
        text: tally.label
        font.pixelSize: Theme.fontTiny
        Accessible.ignored: true
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.space1

        NumberText {
            Layout.alignment: Qt.AlignBaseline
            value: tally.value
            was: tally.was
            color: tally.ink
            font.pixelSize: tally.pixelSize
            Accessible.ignored: true
        }
        BodyText {
            Layout.alignment: Qt.AlignBaseline
            visible: tally.goal > 0
            text: "/ " + tally.goal
            color: Theme.textSecond
            font.pixelSize: tally.pixelSize * 0.65
            Accessible.ignored: true
        }
    }
}
