// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

RowLayout {
    id: acts

    required property int seat
    required property string name
    required property string language
    required property string languageName
    required property bool first
    required property bool canRemove

    signal languageTapped
    signal firstTapped
    signal moveTapped(int by)
    signal removeTapped
    signal refused

    spacing: 0

    IconButton {
        objectName: "setup-language-" + acts.seat
        // The same for every row, whatever the language is called.
        Layout.preferredWidth: Theme.scaled(112)
        Layout.rightMargin: Theme.space1
        iconName: "language"
        text: acts.languageName
        label: qsTr("%1 reads %2").arg(acts.name).arg(acts.languageName)
        language: acts.language
        onClicked: acts.languageTapped()
    }
    Item {
        Layout.fillWidth: true
    }
    IconButton {
        objectName: "setup-first-" + acts.seat
        flat: true
        iconName: "flag"
        checked: acts.first
        label: qsTr("%1 begins").arg(acts.name)
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: acts.firstTapped()
    }
    IconButton {
        objectName: "setup-up-" + acts.seat
        flat: true
        rotation: 180
        iconName: "chevron-down"
        label: qsTr("Move %1 up").arg(acts.name)
        onClicked: acts.moveTapped(-1)
    }
    IconButton {
        objectName: "setup-down-" + acts.seat
        flat: true
        iconName: "chevron-down"
        label: qsTr("Move %1 down").arg(acts.name)
        onClicked: acts.moveTapped(1)
    }
    IconButton {
        objectName: "setup-remove-" + acts.seat
        flat: true
        iconName: "close"
        label: qsTr("Remove %1").arg(acts.name)
        available: acts.canRemove
        onClicked: acts.removeTapped()
        onRefusedTapped: acts.refused()
    }
}
