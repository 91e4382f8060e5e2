// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Why something cannot be read aloud.
RowLayout {
    id: problem

    property string text

    spacing: Theme.space2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Icon {
        Layout.alignment: Qt.AlignTop
        name: "warning"
        size: Theme.scaled(18)
        color: Theme.red
    }
    SmallText {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        text: problem.text
        color: Theme.text
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }
}
