// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What hands do on the real table now; no tap does it for them.
Rectangle {
    id: line

    property string text
    property string language: Theme.language

    implicitHeight: told.implicitHeight + 2 * told.y
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairlineWidth
    border.color: Theme.outline

    RowLayout {
        id: told
        x: Theme.space3
        y: Theme.space2
        width: line.width - 2 * x
        spacing: Theme.space3

        Icon {
            name: "hand"
            size: Theme.scaled(26)
            color: Theme.text
        }
        BodyText {
            Layout.fillWidth: true
            language: line.language
            text: line.text
            color: Theme.text
        }
    }
}
