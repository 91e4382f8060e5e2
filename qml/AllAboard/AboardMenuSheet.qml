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

    required property AllAboardTable table
    required property AppModel app

    signal settingsAsked
    signal sessionsAsked
    signal rulesAsked
    signal leaveAsked
    signal overruleAsked
    signal lookBackAsked

    objectName: "menu"
    title: qsTr("Menu")
    preferredWidth: Theme.scaled(460)
    onClosed: table.dismissRefusal()

    ActButton {
        objectName: "menu-what-if"
        Layout.fillWidth: true
        visible: sheet.table.phase > 0
        iconName: "scale"
        text: qsTr("What if?")
        hint: qsTr("the boats as they stand")
        onClicked: {
            sheet.close()
            sheet.table.lookAtBoat(Math.max(1, sheet.table.nextBoat))
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
