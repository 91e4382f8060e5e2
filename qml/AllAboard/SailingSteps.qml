// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The steps of the boats that sail; one that is tapped is shown. What is still to come is not told before its time.
Column {
    id: list

    required property SailingShow show

    signal clauseAsked(string clause)
    signal stepChosen

    spacing: Theme.space1 + 2

    Repeater {
        model: list.show.steps

        SailingStep {
            id: step

            required property int number

            objectName: "sailing-step-" + number
            width: list.width
            visible: reached || list.show.atEnd || number <= list.furthest
            showsBoat: number === 1 || boat !== list.boatBefore(number)
            onClicked: {
                list.stepChosen()
                list.show.goTo(number)
            }
            onClauseTapped: list.clauseAsked(clause)
        }
    }
}
