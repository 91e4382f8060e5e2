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

    required property AllYourBaseTable table
    property string part: "base" // "base", "card", "turn", "game"
    property int base: 0
    property int piece: 0
    property int edits: 0
    property bool asked: false // entering was tried while something was missing

    readonly property AllYourBaseOverruleModel overrule: table.overrule
    readonly property bool wide: availableWidth >= Theme.scaled(760)

    function openForBase(base: int) {
        part = "base"
        sheet.base = base
        open()
    }
    function openForPiece(piece: int) {
        part = "card"
        sheet.piece = piece
        open()
    }

    objectName: "overrule"
    title: qsTr("Ruling")
    subtitle: narrow ? "" : qsTr("Sets anything right, in one act with a reason; it can be undone.")
    preferredWidth: Theme.scaled(1120)
    // Of one size whatever is shown, so that nothing moves under the finger.
    height: wide ? Math.min(Theme.scaled(760), screenHeight - Theme.space8) : screenHeight - Theme.space8
    scrolls: !wide
    onOpened: asked = false
    onClosed: {
        base = 0
        piece = 0
    }

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
                objectName: "overrule-part"
                Layout.fillWidth: true
                label: qsTr("What to set right")
                value: sheet.part
                model: [{ value: "base", label: qsTr("Base") }, { value: "card", label: qsTr("Card") },
                        { value: "turn", label: qsTr("Turn") }, { value: "game", label: qsTr("Game") }]
                onChosen: value => sheet.part = value
            }
            // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the
            // next resize.
            Column {
                id: forms
                Layout.fillWidth: true

                // Qt 6.4's Loader makes no bound component; a Repeater of one or none does.
                Repeater {
                    model: sheet.visible && sheet.part === "base" ? 1 : 0

                    OverruleBaseForm {
                        width: forms.width
                        overrule: sheet.overrule
                        base: sheet.base
                        onPicked: base => sheet.base = base
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "card" ? 1 : 0

                    OverruleCardForm {
                        width: forms.width
                        table: sheet.table
                        piece: sheet.piece
                        onPicked: piece => sheet.piece = piece
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "turn" ? 1 : 0

                    OverruleTurnForm {
                        width: forms.width
                        overrule: sheet.overrule
                    }
                }
                Repeater {
                    model: sheet.visible && sheet.part === "game" ? 1 : 0

                    OverruleGameForm {
                        width: forms.width
                        overrule: sheet.overrule
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
