// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A ruling in the making (7.1): on one side the forms of the game, on the other the ruling so far. The draft stays when
// the sheet is closed, until it is entered or emptied.
Sheet {
    id: sheet

    required property GameTable game
    required property OverrideModel draft
    required property var parts // what can be set right: [{value, name, label}]
    property int part: parts[0].value
    default property alias forms: formColumn.data

    readonly property bool wide: availableWidth >= Theme.scaled(760)
    readonly property real formWidth: formColumn.width
    property int edits: 0

    function toTop() {
        contentY = 0
        draftArea.contentY = 0
    }

    objectName: "overrule"
    title: draft.asksReason ? qsTr("Why this ruling?") : qsTr("Ruling")
    subtitle: narrow || draft.asksReason ? "" : qsTr("A ruling on anything, with a reason. Can be undone.")
    preferredWidth: Theme.scaled(1120)
    // Of one size whatever is shown, so that nothing moves under the finger.
    height: wide ? Math.min(Theme.scaled(760), screenHeight - Theme.space8) : screenHeight - Theme.space8
    scrolls: !wide
    onAboutToShow: {
        draft.backToChanges()
        acts.triedTooSoon = false
    }

    // Each column scrolls for itself, or both together where they lie one under the other.
    contents: GridLayout {
        Layout.fillHeight: sheet.wide
        columns: sheet.wide ? 2 : 1
        columnSpacing: Theme.space6
        rowSpacing: Theme.space4

        ScrollArea {
            Layout.fillWidth: true
            Layout.fillHeight: sheet.wide
            Layout.preferredWidth: 3
            Layout.alignment: Qt.AlignTop
            visible: !sheet.draft.asksReason
            keepsBarRoom: true
            scrolls: sheet.wide

            Segmented {
                objectName: visible ? "overrule-part" : ""
                Layout.fillWidth: true
                visible: sheet.wide || sheet.parts.length < 6
                label: qsTr("What to rule on")
                value: sheet.part
                model: sheet.parts
                onChosen: value => sheet.part = value
            }
            // Many have no room beside each other, and one under the other they would fill the sheet.
            Flow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: chips.count > 0
                spacing: Theme.space2

                Repeater {
                    id: chips
                    model: sheet.wide || sheet.parts.length < 6 ? [] : sheet.parts

                    Chip {
                        required property var modelData

                        objectName: "overrule-part-" + modelData.name
                        text: modelData.label
                        checked: sheet.part === modelData.value
                        onClicked: sheet.part = modelData.value
                    }
                }
            }
            // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the
            // next resize.
            Column {
                id: formColumn
                Layout.fillWidth: true
            }
        }
        ScrollArea {
            id: draftArea
            Layout.fillWidth: true
            Layout.fillHeight: sheet.wide
            Layout.preferredWidth: 2
            Layout.alignment: Qt.AlignTop
            keepsBarRoom: true
            scrolls: sheet.wide

            Column {
                id: draftColumn
                Layout.fillWidth: true

                ItemIf {
                    when: sheet.visible

                    ColumnLayout {
                        width: draftColumn.width
                        spacing: Theme.space4

                        OverruleReason {
                            Layout.fillWidth: true
                            visible: sheet.draft.asksReason
                            reason: sheet.draft.reason
                            onEdited: reason => sheet.draft.reason = reason
                            onChosen: reason => acts.enterFor(reason)
                        }
                        RulingDraft {
                            Layout.fillWidth: true
                            edits: sheet.draft.edits
                            effects: sheet.draft.effects
                            onCountChanged: sheet.edits = count
                            onRemoveAsked: number => sheet.draft.removeEdit(number)
                            onClearAsked: sheet.draft.clear()
                        }
                    }
                }
            }
        }
    }
    footer: [
        // The table's own lies under the scrim.
        SavingBanner {
            objectName: "overrule-saving"
            Layout.fillWidth: true
            visible: sheet.game.savingProblem !== ""
            table: sheet.game
        },
        OverruleActs {
            id: acts
            Layout.fillWidth: true
            draft: sheet.draft
            edits: sheet.edits
            offersBack: true
            onReasonAsked: {
                sheet.draft.askReason()
                sheet.toTop()
            }
            onEntered: sheet.close()
        }
    ]
}
