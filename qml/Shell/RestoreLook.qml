// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What is in the file that somebody thinks of restoring.
ColumnLayout {
    id: look

    required property SafetyModel safety

    spacing: Theme.space3

    BodyText {
        Layout.fillWidth: true
        visible: !look.safety.canRestore && look.safety.candidateProblem === "" && !look.safety.working
        text: qsTr("Checking it…")
        color: Theme.textSecond
    }
    BodyText {
        objectName: "restore-contents"
        Layout.fillWidth: true
        visible: text !== ""
        text: look.safety.candidateContents
    }
    BodyText {
        objectName: "restore-newest"
        Layout.fillWidth: true
        visible: look.safety.candidateNewest !== ""
        text: qsTr("Newest game: %1").arg(look.safety.candidateNewest)
    }
    SmallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: look.safety.candidateVersion
    }
    BodyText {
        objectName: "restore-problem"
        Layout.fillWidth: true
        visible: text !== ""
        text: look.safety.candidateProblem
        color: Theme.red
    }
    HoldButton {
        objectName: "restore-confirm"
        Layout.fillWidth: true
        visible: look.safety.canRestore
        iconName: "rotate"
        text: qsTr("Restore")
        hint: qsTr("Hold to restore. Your current data is set aside in a file.")
        onConfirmed: look.safety.restore()
    }
    ActButton {
        objectName: "restore-back"
        Layout.fillWidth: true
        iconName: "back"
        text: qsTr("Back to the list")
        onClicked: look.safety.forgetCandidate()
    }
}
