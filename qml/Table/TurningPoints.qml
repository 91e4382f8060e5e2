// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What turned the game, one sentence below the other; nothing where nothing did.
Column {
    id: turning

    property var sentences: []
    property int side: Text.AlignLeft
    property color ink: Theme.text
    property string name // of the sentences

    visible: sentences.length > 0
    spacing: Theme.space1

    SectionTitle {
        width: parent.width
        horizontalAlignment: turning.side
        text: qsTr("Turning points")
    }
    BodyText {
        objectName: turning.visible ? turning.name : ""
        width: parent.width
        horizontalAlignment: turning.side
        text: Array.from(turning.sentences).join("\n")
        color: turning.ink
    }
}
