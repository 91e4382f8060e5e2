// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// What is wanted at the table now and then.
Sheet {
    id: sheet

    required property OutspeedTable table
    required property AppModel app

    signal settingsAsked
    signal sessionsAsked
    signal rulesAsked
    signal leaveAsked
    signal overruleAsked
    signal lookBackAsked
    signal tileSetsAsked

    objectName: "menu"
    title: qsTr("Menu")
    preferredWidth: Theme.scaled(460)
    onClosed: table.dismissRefusal()

    ActButton {
        objectName: "menu-tile-sets"
        Layout.fillWidth: true
        iconName: "grid"
        text: qsTr("Tile sets")
        hint: sheet.table.tileSets.name
        onClicked: {
            sheet.close()
            sheet.tileSetsAsked()
        }
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
}
