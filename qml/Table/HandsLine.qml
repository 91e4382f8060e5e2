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
    property bool large: false // it is read from where the cards are

    implicitHeight: told.implicitHeight + 2 * told.y
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairlineWidth
    border.color: Theme.outline

    RowLayout {
        id: told
        x: Theme.space3
        y: line.large ? Theme.space4 : Theme.space2
        width: line.width - 2 * x
        spacing: Theme.space3

        Icon {
            name: "hand"
            size: Theme.scaled(line.large ? 40 : 26)
            color: Theme.text
        }
        BodyText {
            Layout.fillWidth: true
            language: line.language
            text: line.text
            color: Theme.text
            font.pixelSize: line.large ? Theme.fontTitle : Theme.fontBody
        }
    }
}
