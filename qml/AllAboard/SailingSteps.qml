// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The steps of boats that sail, one under the other; one that is tapped is meant to be shown.
Column {
    id: list

    property var steps // SailingStepRow
    property bool headed: true // the boats are named over their steps
    property Item lit // the one that is shown

    signal stepTapped(int number)

    spacing: Theme.space1

    Repeater {
        model: list.steps

        Column {
            id: entry

            required property int number
            required property int boat
            required property int kind
            required property string text
            required property string clauseNumber
            required property bool first
            required property bool told
            required property bool current

            width: list.width
            visible: told
            spacing: Theme.space1
            onCurrentChanged: mark()
            Component.onCompleted: mark()

            function mark() {
                if (current)
                    list.lit = entry
            }

            SectionTitle {
                visible: entry.first && list.headed
                topPadding: entry.number > 1 ? Theme.space2 : 0
                text: qsTr("Boat %1").arg(entry.boat)
            }
            SailingStep {
                objectName: "sailing-step-" + entry.number
                width: entry.width
                kind: entry.kind
                text: entry.text
                clause: entry.clauseNumber
                current: entry.current
                onClicked: list.stepTapped(entry.number)
            }
        }
    }
}
