// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Where the printed sheets differ, and which of them counts. Hidden where they do not.
Rectangle {
    id: note

    property string text
    property string language: Theme.language

    visible: text !== ""
    implicitHeight: words.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.hairlineWidth
    border.color: Theme.note

    BodyText {
        id: words
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * Theme.space3
        language: note.language
        text: note.text
        color: Theme.note
    }
}
