// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// A ruling in the making (7.1). The draft stays when the sheet is closed, until it is entered or emptied.
Sheet {
    id: sheet

    required property OutspeedTable table
    property string part: "ship" // "ship", "tokens", "track", "turn", "choice", "end"
    property int seat: 0 // whose things are set right, whichever they are
    property int edits: 0
    property bool asked: false // entering was tried while something was missing

    readonly property RaceOverruleModel overrule: table.overrule
    readonly property var parts: [{ value: "ship", label: qsTr("Ship") }, { value: "tokens", label: qsTr("Tokens") },
                                  { value: "track", label: qsTr("Track") },
                                  { value: "turn", label: qsTr("Turn") }, { value: "choice", label: qsTr("Choice") },
                                      { value: "end", label: qsTr("End") }]
    readonly property bool wide: availableWidth >= Theme.scaled(760)

    objectName: "overrule"
    title: qsTr("Ruling")
    subtitle: narrow ? "" : qsTr("Sets anything right, in one act with a reason; it can be undone.")
    preferredWidth: Theme.scaled(1120)
    // Of one size whatever is shown, so that nothing moves under the finger.
    height: wide ? Math.min(Theme.scaled(700), screenHeight - Theme.space8) : screenHeight - Theme.space8
    scrolls: !wide
    onOpened: asked = false

    // Each column scrolls for itself, or both together where they lie one under the other.
    GridLayout {
        Layout.fillHeight: sheet.wide
        columns: sheet.wide ? 2 : 1
        columnSpacing: Theme.space6
        rowSpacing: Theme.space4

        ScrollArea {
            Layout.fillWidth: true
            Layout.fillHeight: sheet.wide
            Layout.preferredWidth: 3
            Layout.alignment: Qt.AlignTop
            keepsBarRoom: true
            scrolls: sheet.wide

            Segmented {
                objectName: sheet.wide ? "overrule-part" : ""
                Layout.fillWidth: true
                visible: sheet.wide
                label: qsTr("What to set right")
                value: sheet.part
                model: sheet.parts
                onChosen: value => sheet.part = value
            }
            // Where they have no room beside each other, one under the other they would fill the sheet.
            Flow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: !sheet.wide
                spacing: Theme.space2

                Repeater {
                    model: sheet.wide ? [] : sheet.parts

                    Chip {
                        required property var modelData

                        objectName: "overrule-part-" + modelData.value
                        text: modelData.label
                        checked: sheet.part === modelData.value
                        onClicked: sheet.part = modelData.value
                    }
                }
            }
            // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the
            // next resize.
            Column {
                id: forms
                Layout.fillWidth: true

                // Qt 6.4's Loader makes no bound component; a Repeater of one or none does.
                Repeater {
                    model: sheet.visible && sheet.part === "ship" ? 1 : 0

                    OverruleShip {
                        width: forms.width
                        overrule: sheet.overrule
                        seat: sheet.seat
                        onSeatChanged: sheet.seat = seat
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "tokens" ? 1 : 0

                    OverruleTokens {
                        width: forms.width
                        overrule: sheet.overrule
                        seat: sheet.seat
                        onSeatChanged: sheet.seat = seat
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "track" ? 1 : 0

                    OverruleTrack {
                        width: forms.width
                        overrule: sheet.overrule
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "turn" ? 1 : 0

                    OverruleTurn {
                        width: forms.width
                        overrule: sheet.overrule
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "choice" ? 1 : 0

                    OverruleChoice {
                        width: forms.width
                        overrule: sheet.overrule
                        seat: sheet.seat
                        onSeatChanged: sheet.seat = seat
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "end" ? 1 : 0

                    ColumnLayout {
                        width: forms.width

                        SectionTitle {
                            text: qsTr("The race is over, won by")
                        }
                        SeatPicker {
                            prefix: "overrule-end-"
                            seats: sheet.overrule.seats
                            nobody: qsTr("Nobody")
                            onChosen: seat => sheet.overrule.endGame(seat)
                        }
                    }
                }
            }
        }
        ScrollArea {
            Layout.fillWidth: true
            Layout.fillHeight: sheet.wide
            Layout.preferredWidth: 2
            Layout.alignment: Qt.AlignTop
            keepsBarRoom: true
            scrolls: sheet.wide

            Column {
                id: ruling
                Layout.fillWidth: true

                Repeater {
                    model: sheet.visible ? 1 : 0

                    ColumnLayout {
                        width: ruling.width
                        spacing: Theme.space4

                        OverruleReason {
                            Layout.fillWidth: true
                            reason: sheet.overrule.reason
                            onEdited: reason => sheet.overrule.reason = reason
                        }
                        RulingDraft {
                            Layout.fillWidth: true
                            edits: sheet.overrule.edits
                            effects: sheet.overrule.effects
                            onCountChanged: sheet.edits = count
                            onRemoveAsked: number => sheet.overrule.removeEdit(number)
                            onClearAsked: sheet.overrule.clear()
                        }
                    }
                }
            }
        }
    }
    footer: [
        BodyText {
            objectName: "overrule-missing"
            Layout.fillWidth: true
            visible: !sheet.overrule.ready && (sheet.asked || (sheet.edits > 0 && sheet.overrule.reason !== ""))
            text: sheet.overrule.problem
            color: Theme.red
            Accessible.role: Accessible.AlertMessage
        },
        ActButton {
            objectName: "overrule-enter"
            Layout.fillWidth: true
            kind: "primary"
            iconName: "gavel"
            text: qsTr("Enter the ruling")
            hint: qsTr("%n change(s)", "", sheet.edits)
            available: sheet.overrule.ready
            onRefusedTapped: sheet.asked = true
            onClicked: {
                if (sheet.overrule.enter())
                    sheet.close()
                else
                    sheet.asked = true
            }
        }
    ]
}
