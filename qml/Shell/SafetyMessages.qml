// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What was done, what went wrong, and that something is being done.
ColumnLayout {
    id: messages

    required property SafetyModel safety

    spacing: Theme.space2

    BodyText {
        objectName: "safety-working"
        Layout.fillWidth: true
        visible: messages.safety.working
        text: qsTr("Working… You can keep playing.")
        color: Theme.textSecond
    }
    BodyText {
        objectName: "safety-notice"
        Layout.fillWidth: true
        visible: text !== ""
        text: messages.safety.notice
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.green
        Accessible.role: Accessible.AlertMessage
    }
    BodyText {
        objectName: "safety-problem"
        Layout.fillWidth: true
        visible: text !== ""
        text: messages.safety.problem
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
}
