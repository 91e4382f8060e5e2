// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What a correction of the past would change, before it is entered.
Sheet {
    id: sheet

    required property GameTable table
    property bool asked: false // entering was tried while something was missing

    readonly property CorrectionModel correction: table.correction

    objectName: "correction"
    title: correction.title
    preferredWidth: Theme.scaled(720)
    onOpened: asked = false
    onClosed: correction.back()

    CorrectionActs {
        Layout.fillWidth: true
        correction: sheet.correction
    }
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("What it changes")
    }
    DifferenceList {
        Layout.fillWidth: true
        model: sheet.correction.effects
    }
    GridLayout {
        columns: sheet.width < Theme.scaled(420) ? 1 : 2
        columnSpacing: Theme.space2
        rowSpacing: Theme.space1
        visible: sheet.correction.refusedCount > 0

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("%n later act(s) no longer possible", "", sheet.correction.refusedCount)
        }
        Chip {
            objectName: "correction-keep-all"
            visible: sheet.correction.refusedCount > 1
            text: sheet.correction.kept > 0 ? qsTr("Drop all") : qsTr("Keep all")
            onClicked: sheet.correction.keepAll(sheet.correction.kept === 0)
        }
    }
    Column {
        id: refused
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: sheet.correction.refused

            RefusedAct {
                width: refused.width
                onKeepAsked: asOverride => sheet.correction.keep(number, asOverride)
            }
        }
    }
    Field {
        objectName: "correction-reason"
        Layout.fillWidth: true
        visible: sheet.correction.kept > 0
        label: qsTr("Reason for the rulings")
        isText: true
        text: sheet.correction.reason
        onEdited: text => sheet.correction.reason = text
    }
    footer: [
        // The table's own lies under the scrim.
        SavingBanner {
            objectName: "correction-saving"
            Layout.fillWidth: true
            visible: sheet.table.savingProblem !== ""
            table: sheet.table
        },
        BodyText {
            objectName: "correction-problem"
            Layout.fillWidth: true
            visible: sheet.asked && sheet.correction.problem !== ""
            text: sheet.correction.problem
            color: Theme.red
            Accessible.role: Accessible.AlertMessage
        },
        ActButton {
            readonly property bool deletes: sheet.correction.newAct === ""

            objectName: "correction-enter"
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touchLarge
            primary: !deletes
            danger: deletes
            iconName: deletes ? "trash" : "check"
            text: deletes ? qsTr("Delete it") : qsTr("Correct it")
            available: sheet.correction.problem === ""
            onRefusedTapped: sheet.asked = true
            onClicked: {
                if (sheet.correction.enter())
                    sheet.close()
            }
        }
    ]
}
