// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What stands where an entry will be read, before one is.
Column {
    id: unopened

    required property RuleTexts rules // that are looked up

    spacing: Theme.space4

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: unopened.rules.unopenedPicture
        color: unopened.rules.hasPictures ? Theme.text : Theme.redFill
        size: Theme.scaled(120)
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.rules.unopenedTitle(Theme.language)
    }
    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.rules.unopenedText(Theme.language)
        color: Theme.textSecond
    }
}
