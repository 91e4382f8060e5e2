// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The kinds of bonus tokens, large. One that cannot be chosen says why when it is tapped.
KeyGrid {
    id: keys

    required property OutspeedTable table
    property string language: Theme.language // of whoever reads it
    property bool counts: false // how many of each the seat is known to have

    signal chosen(string token)

    keyCount: 6
    tallest: Theme.scaled(144)
    spacing: Theme.space2
    columns: width >= Theme.scaled(560) ? 6 : width >= Theme.scaled(250) ? 3 : 2

    Repeater {
        model: keys.table.tokenKinds

        TokenKey {
            required property bool possible
            required property string name
            required token
            required held

            objectName: "token-" + token
            visible: token !== ""
            width: keys.keyWidth
            height: Math.max(implicitHeight, keys.keyHeight)
            pictureSize: Math.max(Theme.scaled(44), Math.min(keys.keyHeight * 0.5, keys.keyWidth * 0.7))
            counts: keys.counts
            language: keys.language
            text: name
            available: possible
            onClicked: keys.chosen(token)
            onRefusedTapped: keys.chosen(token)
        }
    }
}
