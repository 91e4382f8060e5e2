// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls

// What was told before a roll or a token was asked for can be looked at again.
IconButton {
    id: button

    required property OutspeedTable table

    objectName: "race-look-back"
    visible: table.show.open
    iconName: "chevron-left"
    text: InLanguage.say(button.language, () => qsTr("What just happened"))
    label: text
    onClicked: table.show.back()
}
