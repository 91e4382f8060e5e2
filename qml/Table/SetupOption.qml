// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A house rule: a switch, a line that says what it does, and the clause behind it.
RowLayout {
    id: option

    required property string name // of the object
    required property string clause
    property string text
    property string hint
    property bool checked

    signal toggled(bool checked)
    signal clauseAsked(string clause)

    spacing: Theme.space1

    Toggle {
        objectName: option.name
        Layout.fillWidth: true
        text: option.text
        hint: option.hint
        checked: option.checked
        onToggled: checked => option.toggled(checked)
    }
    IconButton {
        objectName: option.name + "-info"
        Layout.rightMargin: -Theme.space2
        flat: true
        iconName: "info"
        label: qsTr("About rule %1").arg(option.clause)
        onClicked: option.clauseAsked(option.clause)
    }
}
