// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What the chosen size does to the things that are read from across a table.
Panel {
    id: sample

    fill: Theme.ground
    Accessible.ignored: true

    contentItem: RowLayout {
        spacing: Theme.space3

        SeatBadge {
            seat: 1
        }
        ColumnLayout {
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: 3
                text: qsTr("Mei-Ling attacks")
            }
            SmallText {
                Layout.fillWidth: true
                text: qsTr("7 attack against 6 defense")
            }
        }
        NumberText {
            visible: sample.width >= 300 * Theme.textScale
            value: 7
            color: Theme.attack
            font.pixelSize: Theme.fontHeadline
        }
        NumberText {
            visible: sample.width >= 300 * Theme.textScale
            value: 6
            color: Theme.defense
            font.pixelSize: Theme.fontHeadline
        }
    }
}
