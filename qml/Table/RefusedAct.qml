// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A later act that the correction makes impossible: it goes, or stays as a ruling. Why is told when it is asked for,
// with the clause.
GridLayout {
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

    readonly property bool narrow: width < Theme.scaled(440)
    readonly property string reason: Joined.facts([why, clause, tag], Theme.language)
    property bool told: false

    signal keepAsked(bool asOverride)

    columns: narrow ? 3 : 5
    columnSpacing: Theme.space3
    rowSpacing: Theme.space1

    // All at the top, beside the first line, whatever is told below it.
    SmallText {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: act.narrow ? 0 : (Theme.touch - implicitHeight) / 2
        Layout.preferredWidth: Math.max(implicitWidth, Theme.scaled(28))
        horizontalAlignment: Text.AlignRight
        text: act.number
        color: Theme.textFaint
    }
    SeatBadge {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: act.narrow ? 0 : (Theme.touch - implicitHeight) / 2
        visible: act.seat >= 0
        seat: Math.max(0, act.seat)
        size: Theme.scaled(24)
        Accessible.ignored: true
    }
    ColumnLayout {
        Layout.alignment: Qt.AlignTop
        Layout.columnSpan: act.narrow && act.seat < 0 ? 2 : 1 // where no sign stands before it
        Layout.topMargin: act.narrow ? 0 : Math.max(0, (Theme.touch - line.implicitHeight) / 2)
        spacing: Theme.space1

        BodyText {
            id: line
            Layout.fillWidth: true
            text: qsTr("%1 %2").arg(act.name).arg(act.text)
            font.strikeout: !act.kept
            color: act.kept ? Theme.text : Theme.textSecond
        }
        SmallText {
            Layout.fillWidth: true
            objectName: visible ? "refused-reason-" + act.number : ""
            visible: act.told
            text: act.reason
        }
        SmallText {
            Layout.fillWidth: true
            visible: !act.canKeep
            text: qsTr("It can only be dropped.")
        }
    }
    IconButton {
        objectName: "refused-why-" + act.number
        Layout.alignment: act.narrow ? Qt.AlignLeft : Qt.AlignTop
        Layout.columnSpan: act.narrow ? 2 : 1
        flat: true
        iconName: "info"
        Accessible.description: act.reason
        label: qsTr("Why act %1 is no longer possible").arg(act.number)
        checked: act.told
        Accessible.checkable: true
        Accessible.checked: act.told
        onClicked: act.told = !act.told
    }
    Chip {
        objectName: "refused-keep-" + act.number
        Layout.alignment: act.narrow ? Qt.AlignRight : Qt.AlignTop
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
