// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What is always within reach: a ruling.
RowLayout {
    id: footer

    signal overruleAsked

    spacing: Theme.space2

    ActButton {
        objectName: "act-overrule"
        Layout.fillWidth: true
        iconName: "gavel"
        text: qsTr("Overrule…")
        onClicked: footer.overruleAsked()
    }
}
