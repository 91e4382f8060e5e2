// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How much attack there is to send, as large as the question, and how to read what stands on the bases.
Column {
    id: ready

    property int force: 0
    property string language: Theme.language // of whoever reads it

    spacing: Theme.space2

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space3

        Icon {
            anchors.verticalCenter: figure.verticalCenter
            name: "attack"
            size: Theme.scaled(56)
            color: Theme.attack
        }
        NumberText {
            id: figure
            value: ready.force
            color: Theme.attack
            font.pixelSize: 2 * Theme.fontHero
        }
    }
    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        language: ready.language
        //: attack points; stands below how many there are
        text: InLanguage.say(ready.language, () => qsTr("attack to send"))
        color: Theme.text
    }
    SmallText {
        width: parent.width
        topPadding: Theme.space4
        horizontalAlignment: Text.AlignHCenter
        language: ready.language
        text: InLanguage.say(ready.language, () => qsTr("On each base: what captures it."))
    }
}
