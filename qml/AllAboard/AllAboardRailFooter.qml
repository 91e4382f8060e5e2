// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is always within reach: what would happen as it stands, and a ruling.
RowLayout {
    id: footer

    required property AllAboardTable table
    property string language: Theme.language // of whoever reads it

    signal overruleAsked

    spacing: Theme.space2

    ActButton {
        objectName: "act-what-if"
        Layout.fillWidth: true
        visible: footer.table.phase !== AboardState.Phase.RevealBoats
        iconName: "scale"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("What if?"))
        onClicked: footer.table.lookAtBoat(Math.max(1, footer.table.nextBoat))
    }
    IconButton {
        objectName: "act-overrule"
        implicitHeight: Theme.touch + Theme.space1
        iconName: "gavel"
        language: footer.language
        label: InLanguage.say(footer.language, () => qsTr("Ruling…"))
        onClicked: footer.overruleAsked()
    }
}
