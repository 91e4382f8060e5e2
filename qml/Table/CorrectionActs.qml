// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// The act as it stands, and what comes in its place.
ColumnLayout {
    id: acts

    required property CorrectionModel correction
    readonly property bool inserts: correction.becomes !== "" && !correction.takesOut

    spacing: Theme.space1

    OutcomeLine {
        Layout.fillWidth: true
        visible: acts.correction.takesOut
        iconName: "close"
        ink: Theme.red
        pixelSize: Theme.fontBody
        text: acts.correction.was
    }
    OutcomeLine {
        objectName: "correction-becomes"
        Layout.fillWidth: true
        visible: acts.correction.becomes !== ""
        iconName: "check"
        ink: Theme.green
        pixelSize: Theme.fontBody
        text: acts.correction.becomes
    }
    OutcomeLine {
        Layout.fillWidth: true
        visible: acts.inserts
        iconName: "arrow-right"
        pixelSize: Theme.fontBody
        text: acts.correction.was
    }
}
