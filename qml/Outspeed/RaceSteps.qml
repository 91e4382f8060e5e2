// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The steps of a turn: those of this moment large, or all so far, those of one moment under a heading. One that is
// tapped is meant to be shown.
Column {
    id: list

    property var steps // RaceStepRow
    property bool onlyNow: false
    property Item lit // the first of those that are shown
    property Item lastLit

    signal stepTapped(int number)

    spacing: Theme.space1

    Repeater {
        model: list.steps

        Column {
            id: entry

            required property int number
            required property string heading
            required property int kind
            required property bool bad
            required property var seats
            required property string text
            required property string clause
            required property bool first
            required property bool told
            required property bool current

            width: list.width
            visible: told && (!list.onlyNow || current && kind !== RaceState.Kind.TurnEnds) // which the title says
            spacing: Theme.space1
            onCurrentChanged: mark()
            Component.onCompleted: mark()

            function mark() {
                if (!current)
                    return
                if (first)
                    list.lit = entry
                list.lastLit = entry
            }

            SectionTitle {
                width: entry.width
                visible: entry.first && !list.onlyNow // it is the title
                topPadding: entry.number > 1 ? Theme.space2 : 0
                text: entry.heading
                color: entry.current ? Theme.text : Theme.textSecond
            }
            RaceStep {
                objectName: "race-step-" + entry.number
                width: entry.width
                kind: entry.kind
                bad: entry.bad
                seats: entry.seats
                text: entry.text
                clause: entry.clause
                current: entry.current
                large: list.onlyNow
                onClicked: list.stepTapped(entry.number)
            }
        }
    }
}
