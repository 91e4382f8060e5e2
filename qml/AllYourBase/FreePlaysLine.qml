// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How many free plays are left, of which card, and what comes after them.
Rectangle {
    id: line

    required property FreePlaysModel plays

    implicitHeight: words.implicitHeight + 2 * Theme.space2
    radius: Theme.radius
    color: Theme.redGround
    border.width: Theme.hairlineWidth
    border.color: Theme.redFill

    RowLayout {
        id: words
        x: Theme.space3
        y: Theme.space2
        width: parent.width - 2 * x
        spacing: Theme.space3

        NumberText {
            objectName: "free-plays-left"
            text: line.plays.endless ? "∞" : String(line.plays.left)
            color: Theme.red
            font.pixelSize: Theme.fontHero
            Accessible.name: told.text
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                id: told
                Layout.fillWidth: true
                text: line.plays.endless ? qsTr("RED ALERT %1: the whole hand").arg(line.plays.card)
                      : line.plays.fromPile ? qsTr("RED ALERT %1: a random card of the discard pile").arg(line.plays.card)
                      : qsTr("RED ALERT %1: %n left", "", line.plays.left).arg(line.plays.card)
            }
            SmallText {
                Layout.fillWidth: true
                visible: text !== ""
                text: line.plays.after
            }
        }
    }
}
