// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is always within reach: a ruling.
RowLayout {
    id: footer

    property string language: Theme.language // of whoever reads it

    signal overruleAsked

    spacing: Theme.space2

    ActButton {
        objectName: "act-overrule"
        Layout.fillWidth: true
        iconName: "gavel"
        language: footer.language
        text: InLanguage.say(footer.language, () => qsTr("Ruling…"))
        onClicked: footer.overruleAsked()
    }
}
