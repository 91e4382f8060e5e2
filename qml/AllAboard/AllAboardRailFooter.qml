// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls

// Below the matter of the rail: what would happen as it stands.
ActButton {
    required property AllAboardTable table

    objectName: "act-what-if"
    Layout.fillWidth: true
    iconName: "scale"
    text: InLanguage.say(language, () => qsTr("What if?"))
    onClicked: table.lookAtBoat(Math.max(1, table.nextBoat))
}
