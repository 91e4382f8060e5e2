// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What is wanted at the table now and then.
Sheet {
    id: sheet

    required property AllYourBaseTable table
    required property AppModel app

    signal settingsAsked
    signal sessionsAsked
    signal rulesAsked
    signal leaveAsked
    signal overruleAsked
    signal lookBackAsked
    signal matrixAsked
    signal clauseAsked(string clause)

    objectName: "menu"
    title: qsTr("Menu")
    preferredWidth: Theme.scaled(460)
    onClosed: table.dismissRefusal()

    TableMenuActs {
        Layout.fillWidth: true
        table: sheet.table
        onMatrixAsked: {
            sheet.close()
            sheet.matrixAsked()
        }
        onReshuffled: sheet.close()
    }
    GameMenuActs {
        Layout.fillWidth: true
        table: sheet.table
        app: sheet.app
        onOverruleAsked: {
            sheet.close()
            sheet.overruleAsked()
        }
        onLookBackAsked: {
            sheet.close()
            sheet.lookBackAsked()
        }
        onRulesAsked: {
            sheet.close()
            sheet.rulesAsked()
        }
        onSessionsAsked: {
            sheet.close()
            sheet.sessionsAsked()
        }
        onSettingsAsked: {
            sheet.close()
            sheet.settingsAsked()
        }
        onLeaveAsked: {
            sheet.close()
            sheet.leaveAsked()
        }
    }
    footer: [
        SheetRefusal {
            objectName: "menu.refusal"
            table: sheet.table
            onInfoTapped: clause => sheet.clauseAsked(clause)
        }
    ]
}
