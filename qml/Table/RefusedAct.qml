// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A later act that the correction makes impossible: it goes, or stays as a ruling.
Panel {
    id: act

    required property int number
    required property int seat
    required property string name
    required property string text
    required property string why
    required property string clause
    required property string tag
    required property bool canKeep
    required property bool kept

    signal keepAsked(bool asOverride)

    fill: Theme.ground
    padding: Theme.space3

    contentItem: ColumnLayout {
        spacing: Theme.space1

        RowLayout {
            spacing: Theme.space2

            // At the top: the layout of the first frame has another height.
            SmallText {
                Layout.alignment: Qt.AlignTop
                text: act.number
                color: Theme.textFaint
            }
            SeatBadge {
                Layout.alignment: Qt.AlignTop
                visible: act.seat >= 0
                seat: Math.max(0, act.seat)
                size: Theme.scaled(20)
                Accessible.ignored: true
            }
            BodyText {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: qsTr("%1 %2").arg(act.name).arg(act.text)
                font.strikeout: !act.kept
            }
            Chip {
                objectName: "refused-keep-" + act.number
                Layout.alignment: Qt.AlignTop
                Layout.maximumWidth: implicitWidth
                visible: act.canKeep
                checkable: true
                checked: act.kept
                iconName: "gavel"
                //: a button: keep an act that a correction makes impossible, as a ruling
                text: qsTr("Keep")
                Accessible.name: qsTr("Keep it as a ruling")
                onClicked: act.keepAsked(!act.kept)
            }
        }
        SmallText {
            Layout.fillWidth: true
            text: Joined.facts([act.clause, act.why], Theme.language)
            color: Theme.red
        }
        SmallText {
            Layout.fillWidth: true
            visible: text !== ""
            text: act.tag
            color: Theme.note
        }
        SmallText {
            Layout.fillWidth: true
            visible: !act.canKeep
            text: qsTr("It can only be dropped.")
        }
    }
}
