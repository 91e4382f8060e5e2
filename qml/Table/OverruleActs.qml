// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The last steps of a ruling: first the changes are said to be all, then why is asked. What is still missing is told
// once that is wanted.
ColumnLayout {
    id: acts

    required property OverrideModel draft
    required property int edits // how many there are
    property bool offersBack: false // to the changes, where nothing else does
    property bool triedTooSoon: false // while something was missing

    readonly property bool enterable: draft.asksReason ? draft.ready : draft.complete

    signal reasonAsked
    signal entered

    function enter() {
        triedTooSoon = !draft.enter()
        if (!triedTooSoon)
            entered()
    }
    function enterFor(reason: string) {
        draft.reason = reason
        enter()
    }

    spacing: Theme.space2
    onEditsChanged: triedTooSoon = false

    BodyText {
        objectName: "overrule-missing"
        Layout.fillWidth: true
        visible: acts.draft.refused || (acts.triedTooSoon && !acts.enterable)
        text: acts.draft.problem
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
    RowLayout {
        spacing: Theme.space2

        IconButton {
            objectName: visible ? "overrule-back" : ""
            implicitHeight: Theme.touchLarge
            visible: acts.offersBack && acts.draft.asksReason
            iconName: "back"
            label: qsTr("Back to the changes")
            onClicked: acts.draft.backToChanges()
        }
        ActButton {
            objectName: "overrule-enter"
            Layout.fillWidth: true
            primary: true
            waits: true
            iconName: "gavel"
            text: acts.draft.asksReason ? qsTr("Enter the ruling") : qsTr("Enter the ruling…")
            hint: acts.edits > 0 ? qsTr("%n change(s)", "", acts.edits) : ""
            available: acts.enterable
            onRefusedTapped: acts.triedTooSoon = true
            onClicked: {
                acts.triedTooSoon = false
                if (acts.draft.asksReason)
                    acts.enter()
                else
                    acts.reasonAsked()
            }
        }
    }
}
