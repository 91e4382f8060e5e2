// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The tokens are revealed: what they would do, step by step, before it is done.
RailFrame {
    id: rail

    required property OutspeedTable table

    readonly property bool tellsSums: brief || split

    signal victoryAsked

    title: qsTr("What the tokens do")
    subtitle: qsTr("Tap a step to see the track after it.")

    // Where there is little room all that it comes to stands on top, elsewhere each step tells it.
    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: touched.count > 0 && rail.tellsSums
        spacing: Theme.space1

        Repeater {
            id: touched
            model: rail.table.touched

            TouchedSeat {
                objectName: "touched-" + seat
                width: parent ? Math.max(1, parent.width) : 1
            }
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: touched.count === 0
        text: qsTr("No ship moves, and no fuel changes.")
        color: Theme.textSecond
    }
    Column {
        id: list
        Layout.fillWidth: true
        Layout.preferredWidth: 1

        Repeater {
            model: rail.table.bonusSteps

            BonusStep {
                required property int number
                required text
                required startsGroup
                required token
                required played
                required current
                required seats
                required affected
                required results

                objectName: "bonus-step-" + number
                // Never 0: then neither the list nor its layout would ever have a width.
                width: Math.max(1, list.width)
                large: rail.hasHeight && !rail.brief
                tellsResults: !rail.tellsSums
                onClicked: rail.table.lookAtBonusStep(current ? 0 : number)
            }
        }
    }

    acts: [
        RowLayout {
            spacing: Theme.space2

            IconButton {
                objectName: "bonus-back"
                implicitHeight: Theme.touchLarge
                iconName: "back"
                label: qsTr("Change who plays a token")
                onClicked: rail.table.cancel()
            }
            ActButton {
                objectName: "act-apply-bonuses"
                Layout.fillWidth: true
                primary: true
                iconName: "check"
                text: qsTr("Apply")
                onClicked: {
                    rail.table.applyBonuses()
                    if (rail.table.over)
                        rail.victoryAsked()
                }
            }
        }
    ]
}
