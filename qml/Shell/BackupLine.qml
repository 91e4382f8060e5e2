// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// One backup: when it was made and what is in it.
Pressable {
    id: line

    required property string when
    required property string contents
    required property string newest
    required property string problem
    required property string spoken

    text: when
    Accessible.name: spoken

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: line.problem === "" ? Theme.hairline : Theme.red
    }
    contentItem: RowLayout {
        spacing: Theme.space4

        Icon {
            name: line.problem === "" ? "history" : "warning"
            size: Theme.scaled(28)
            color: line.problem === "" ? Theme.textSecond : Theme.red
        }
        ColumnLayout {
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: 3
                text: line.when
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                text: line.problem === "" ? line.contents : line.problem
                color: line.problem === "" ? Theme.textSecond : Theme.red
                Accessible.ignored: true
            }
            SmallText {
                Layout.fillWidth: true
                visible: text !== ""
                text: line.newest === "" ? "" : qsTr("Newest game: %1").arg(line.newest)
                Accessible.ignored: true
            }
        }
        Icon {
            name: "chevron-right"
            color: Theme.textSecond
        }
    }
}
