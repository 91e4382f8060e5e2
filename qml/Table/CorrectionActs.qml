// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Theme

// The act as it stands, and what comes in its place.
ColumnLayout {
    id: acts

    required property CorrectionModel correction
    readonly property bool inserts: correction.newAct !== "" && !correction.removesAct

    spacing: Theme.space1

    OutcomeLine {
        Layout.fillWidth: true
        visible: acts.correction.removesAct
        iconName: "close"
        ink: Theme.red
        pixelSize: Theme.fontBody
        text: acts.correction.oldAct
    }
    OutcomeLine {
        objectName: "correction-becomes"
        Layout.fillWidth: true
        visible: acts.correction.newAct !== ""
        iconName: "check"
        ink: Theme.green
        pixelSize: Theme.fontBody
        text: acts.correction.newAct
    }
    OutcomeLine {
        Layout.fillWidth: true
        visible: acts.inserts
        iconName: "arrow-right"
        pixelSize: Theme.fontBody
        text: acts.correction.oldAct
    }
}
