// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

Panel {
    id: panel

    required property AllYourBaseSetup setup
    required property string toWin // how many bases, in words

    // What each change of the rules is called.
    readonly property var differences: ({
        "threshold": panel.toWin,
        "gained": qsTr("Only gained bases count"),
        "change": qsTr("No change for a surplus"),
        "red-alerts": qsTr("Any number of RED ALERTs"),
        "card11": qsTr("RED ALERT 11 destroys bases"),
        "card7": qsTr("After a gifted turn, the giver’s neighbor plays"),
        "direction": qsTr("Counterclockwise")
    })

    signal clauseAsked(string clause)

    objectName: "setup-options"

    // Not a layout: Qt 6.4's do not settle around what comes and goes, and what wraps.
    contentItem: Column {
        spacing: Theme.space1

        AllYourBaseSetupThreshold {
            width: panel.availableWidth
            setup: panel.setup
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        SetupRules {
            width: panel.availableWidth
            differing: Joined.facts(Array.from(panel.setup.changes, change => panel.differences[change] ?? ""),
                                    Theme.language)

            Chip {
                objectName: "setup-options-reset"
                visible: panel.setup.changes.length > 0
                iconName: "undo"
                text: qsTr("Reset %n rule(s)", "changed options", panel.setup.changes.length)
                onClicked: panel.setup.resetOptions()
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-gained"
                clause: "0.4"
                text: panel.differences["gained"]
                hint: qsTr("Bases taken from others, not bases you played.")
                checked: panel.setup.onlyGained
                onToggled: checked => panel.setup.onlyGained = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-change"
                clause: "3B.3"
                //: name of the rule by which a surplus buys ships back
                text: qsTr("Change")
                hint: qsTr("The surplus of an attack buys ships back from the discard pile.")
                checked: panel.setup.change
                onToggled: checked => panel.setup.change = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-red-alerts"
                clause: "1.2"
                text: panel.differences["red-alerts"]
                hint: qsTr("More than one may be played in a RED ALERT phase.")
                checked: panel.setup.anyRedAlerts
                onToggled: checked => panel.setup.anyRedAlerts = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-card11"
                clause: "5.11"
                text: panel.differences["card11"]
                hint: qsTr("Each opponent loses one base instead of one ship, as on the Spanish sheet.")
                checked: panel.setup.card11Base
                onToggled: checked => panel.setup.card11Base = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-card7"
                clause: "5.7"
                text: panel.differences["card7"]
                hint: qsTr("The player after the giver goes next, not the player after the receiver.")
                checked: panel.setup.card7Giver
                onToggled: checked => panel.setup.card7Giver = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
            SetupOption {
                width: panel.availableWidth
                name: "setup-option-direction"
                clause: "0.9"
                text: panel.differences["direction"]
                hint: qsTr("The turn passes to the right, not to the left.")
                checked: panel.setup.counterClockwise
                onToggled: checked => panel.setup.counterClockwise = checked
                onClauseAsked: clause => panel.clauseAsked(clause)
            }
        }
        Item {
            width: panel.availableWidth
            height: 2 * Theme.space2 + Theme.hairlineWidth

            Hairline {
                y: Theme.space2
                width: parent.width
            }
        }
        SetupOption {
            width: panel.availableWidth
            name: "setup-declared"
            clause: "7.2"
            text: qsTr("A game already underway")
            hint: qsTr("You enter what is on the table; then the game goes on from there.")
            checked: panel.setup.declaredPosition
            onToggled: checked => panel.setup.declaredPosition = checked
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
    }
}
