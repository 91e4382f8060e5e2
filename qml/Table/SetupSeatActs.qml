// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with a place at the table; on two lines where large text leaves no room for one. One stop for the
// Tab key, so that it is not far from a name to the next: the arrow keys go from act to act.
Item {
    id: acts

    required property int seat
    required property string name
    required property string language
    required property string languageName
    required property bool first
    required property bool hasFirst
    required property bool canRemove
    required property bool last

    // The same for every row, whatever the language is called.
    readonly property real languageWidth: Theme.scaled(112)
    readonly property real side: Math.max(Theme.touch, Theme.scaled(22) + 2 * Theme.space3)
    readonly property real need: languageWidth + Theme.space1 + (hasFirst ? 4 : 3) * side
    readonly property bool folded: width < need

    signal languageTapped
    signal firstTapped
    signal moveTapped(int by)
    signal removeTapped
    signal refused

    implicitWidth: need
    implicitHeight: folded ? languageButton.height + buttons.height : Math.max(languageButton.height, buttons.height)

    IconButton {
        id: languageButton
        objectName: "setup-language-" + acts.seat
        width: Math.min(acts.width, acts.languageWidth)
        iconName: "language"
        text: acts.languageName
        label: qsTr("%1 reads %2").arg(acts.name).arg(acts.languageName)
        language: acts.language
        onClicked: acts.languageTapped()
        KeyNavigation.right: acts.hasFirst ? firstButton : upButton
    }
    Row {
        id: buttons
        x: acts.width - width
        y: acts.folded ? languageButton.height : (acts.height - height) / 2

        IconButton {
            id: firstButton
            focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
            KeyNavigation.right: upButton
            objectName: "setup-first-" + acts.seat
            width: acts.side
            visible: acts.hasFirst
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
            id: upButton
            focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
            KeyNavigation.right: downButton
            objectName: "setup-up-" + acts.seat
            width: acts.side
            flat: true
            iconRotation: 180
            iconName: "chevron-down"
            label: qsTr("Move %1 up").arg(acts.name)
            available: acts.seat > 0
            onClicked: acts.moveTapped(-1)
        }
        IconButton {
            id: downButton
            focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
            KeyNavigation.right: removeButton
            objectName: "setup-down-" + acts.seat
            width: acts.side
            flat: true
            iconName: "chevron-down"
            label: qsTr("Move %1 down").arg(acts.name)
            available: !acts.last
            onClicked: acts.moveTapped(1)
        }
        IconButton {
            id: removeButton
            focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
            objectName: "setup-remove-" + acts.seat
            width: acts.side
            flat: true
            iconName: "close"
            label: qsTr("Remove %1").arg(acts.name)
            available: acts.canRemove
            onClicked: acts.removeTapped()
            onRefusedTapped: acts.refused()
        }
    }
}
