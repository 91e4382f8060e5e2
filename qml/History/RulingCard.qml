// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One ruling or correction: when, why, and what it changed. A tap shows the table after it.
Pressable {
    id: card

    required property int place
    required property int number
    required property bool correction
    required property string stage
    required property string time
    required property string reason
    required property var changes

    readonly property string moment: Joined.facts(correction ? [qsTr("Correction"), time]
                                                          : [qsTr("Act %1").arg(number), stage, time], Theme.language)

    objectName: (correction ? "session-correction-" : "session-ruling-") + number
    text: Joined.said([moment, reason], Theme.language)
    Accessible.description: changes.join("\n")

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Theme.pressed : Theme.surface
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Icon {
            Layout.alignment: Qt.AlignTop
            name: card.correction ? "history" : "gavel"
            color: Theme.note
        }
        ColumnLayout {
            spacing: 2

            SmallText {
                Layout.fillWidth: true
                text: card.moment
                Accessible.ignored: true
            }
            Heading {
                Layout.fillWidth: true
                level: 3
                text: card.reason
                Accessible.ignored: true
            }
            BodyText {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.changes.join("\n")
                color: Theme.textSecond
                Accessible.ignored: true
            }
        }
    }
}
