// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What stands where an entry will be read, before one is.
Column {
    id: unopened

    property bool animals: false // they are what can be looked up, not RED ALERT cards

    spacing: Theme.space4

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: unopened.animals ? "animals/elephant" : "cards/red-alert"
        color: unopened.animals ? Theme.accent : Theme.redFill
        size: Theme.scaled(120)
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.animals ? qsTr("Who is aboard?") : qsTr("Which card is on the table?")
    }
    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: unopened.animals ? qsTr("Tap an animal, or type any word of the rules in any of the three languages.")
                               : qsTr("Tap its number, or type any word of it in any of the three languages.")
        color: Theme.textSecond
    }
}
