// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What the start found wrong with the saved games, what became of them, and what else could be done.
Panel {
    id: report

    required property SafetyModel safety
    required property Settings settings

    property RestoreSheet sheet

    function openRestore() {
        if (!sheet)
            sheet = sheetComponent.createObject(report) as RestoreSheet
        sheet.openLast()
    }

    objectName: "start-report"
    fill: Theme.redGround
    edge: Theme.redFill
    lit: true

    // Not of the panel itself: Qt's Pane says for itself what it is.
    contentItem: ColumnLayout {
        spacing: Theme.space2
        Accessible.role: Accessible.AlertMessage
        Accessible.name: report.safety.reportTitle
        Accessible.description: report.safety.reportSpoken

        RowLayout {
            spacing: Theme.space3

            Icon {
                Layout.alignment: Qt.AlignTop
                name: "warning"
                color: Theme.red
                size: Theme.scaled(28)
            }
            Heading {
                Layout.fillWidth: true
                level: 3
                text: report.safety.reportTitle
                Accessible.ignored: true
            }
        }
        Repeater {
            model: report.safety.report

            BodyText {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }
        }
        ActButton {
            objectName: "start-report-restore"
            Layout.fillWidth: true
            visible: report.safety.reportBackup !== ""
            iconName: "rotate"
            text: report.safety.reportBackup
            onClicked: report.openRestore()
        }
        ActButton {
            objectName: "start-report-dismiss"
            Layout.fillWidth: true
            iconName: "check"
            text: qsTr("Understood")
            onClicked: report.safety.dismissReport()
        }
    }
    Component {
        id: sheetComponent

        RestoreSheet {
            safety: report.safety
            settings: report.settings
        }
    }
}
