// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The last step of a ruling: what is still missing, once that is wanted, and the entering.
ColumnLayout {
    id: acts

    required property OverrideModel draft
    required property int edits // how many there are
    property bool asked: false // entering was tried while something was missing

    signal entered

    spacing: Theme.space2

    BodyText {
        objectName: "overrule-missing"
        Layout.fillWidth: true
        visible: acts.draft.refused
                 || (!acts.draft.ready && (acts.asked || (acts.edits > 0 && acts.draft.reason !== "")))
        text: acts.draft.problem
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
    ActButton {
        objectName: "overrule-enter"
        Layout.fillWidth: true
        primary: true
        waits: true
        iconName: "gavel"
        text: qsTr("Enter the ruling")
        hint: qsTr("%n change(s)", "", acts.edits)
        available: acts.draft.ready
        onRefusedTapped: acts.asked = true
        onClicked: {
            acts.asked = !acts.draft.enter()
            if (!acts.asked)
                acts.entered()
        }
    }
}
