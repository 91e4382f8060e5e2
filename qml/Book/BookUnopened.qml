// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What stands where an entry will be read, before one is.
Column {
    id: unopened

    required property RuleTexts rules // that are looked up
    required property bool showsRules // to choose from, and not the cards
    required property string picture // on the box of their game, a file
    property real roomHigh: 400

    spacing: Theme.space4

    GamePicture {
        objectName: "book-unopened-picture"
        width: parent.width
        height: Math.round(Math.min(width * 0.55, unopened.roomHigh * 0.5))
        active: unopened.visible && unopened.picture !== ""
        file: unopened.picture
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.showsRules ? qsTr("Which rule is in question?")
                                  : unopened.rules.unopenedTitle(Theme.language)
    }
    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.showsRules ? qsTr("Open a phase and tap the rule, or type any word from it in any of Basekeeper’s languages.")
                                  : unopened.rules.unopenedText(Theme.language)
        color: Theme.textSecond
    }
}
